import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Explained } from '@/admin/ui/box/explained'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { Importer } from '@/admin/ui/import/importer'
import type { Credencial } from '@/entities/personal/credencial'
import { miembrosImport } from '@/entities/personal/import-people'
import { type ConLicencia, withLicencia, withoutLicencia } from '@/entities/personal/licencia'
import type { Miembro } from '@/entities/personal/miembro'
import { importMiembros, type MiembroRow, planMiembros } from '@/entities/personal/miembro-import'
import { formatShortDay } from '@/shared/lib/fecha'
import type { ImportBatch } from '@/shared/lib/file/import-plan'

const IMPORTER: Importer<ConLicencia, MiembroRow> = {
  read: importMiembros,
  plan: planMiembros,
  nameOf: ({ nombres }) => nombres,
  columns: [
    { field: 'nombres', header: 'Nombres', cell: ({ nombres }) => nombres, brief: true },
    { field: 'cargo', header: 'Cargo', cell: ({ cargo }) => cargo, brief: true },
    { field: 'area', header: 'Área', cell: ({ area }) => area, brief: true },
    { field: 'telefono', header: 'Teléfono', cell: ({ telefono }) => telefono, brief: true },
    { field: 'email', header: 'Email', cell: ({ email }) => email, brief: true },
    {
      field: 'fechaIngreso',
      header: 'Fecha de ingreso',
      cell: ({ fechaIngreso }) => fechaIngreso && formatShortDay(fechaIngreso),
      brief: true,
    },
    { field: 'orden', header: 'Orden', cell: ({ orden }) => orden },
    { field: 'activo', header: 'Activo', cell: ({ activo }) => (activo ? 'Sí' : 'No') },
    {
      field: 'fechaSalida',
      header: 'Fecha de salida',
      cell: ({ fechaSalida }) => fechaSalida && formatShortDay(fechaSalida),
    },
    { field: 'motivoSalida', header: 'Motivo de la salida', cell: ({ motivoSalida }) => motivoSalida },
    { field: 'licencia', header: 'Licencia', cell: ({ licencia }) => licencia, brief: true },
    {
      field: 'venceLicencia',
      header: 'Licencia hasta',
      cell: ({ venceLicencia }) => venceLicencia && formatShortDay(venceLicencia),
      brief: true,
    },
  ],
}

type MiembroImportProps = {
  list: readonly Miembro[]
  credenciales: readonly Credencial[]
  rights: { canEdit: boolean; canDelete: boolean }
  onClose: () => void
}

/** A licence is noted by whoever may edit people: of a role that may only add them it is left out, which is said. */
export function MiembroImport({ list, credenciales, rights, onClose }: MiembroImportProps) {
  const { mutateAsync } = useMutation(miembrosImport)
  const people = useMemo(() => withLicencia(list, credenciales), [list, credenciales])
  const save = (batch: ImportBatch<ConLicencia>) => {
    const added = rights.canEdit ? batch.added : batch.added.map(withoutLicencia)
    return mutateAsync({ ...batch, added })
  }
  return (
    <ImportModal
      title="Importar personal"
      importer={IMPORTER}
      list={people}
      rights={rights}
      save={save}
      onClose={onClose}
    >
      <Explained
        about="lo que se importa"
        more={`Sirven también las demás columnas de «Exportar CSV», y Apellidos, que se une a los nombres. Quien ya está se actualiza, y una celda vacía no cambia nada. ${
          rights.canEdit
            ? 'Con las columnas Licencia y Licencia Vence, cada licencia queda entre las credenciales de la persona.'
            : 'Su rol no anota licencias: esas columnas quedan fuera.'
        }`}
      >
        Hacen falta las columnas Nombres y Cargo.
      </Explained>
    </ImportModal>
  )
}

import { useMutation } from '@tanstack/react-query'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { Importer } from '@/admin/ui/import/importer'
import type { Miembro } from '@/entities/personal/miembro'
import { importMiembros, type MiembroRow, planMiembros } from '@/entities/personal/miembro-import'
import { miembrosImport } from '@/entities/personal/queries'
import { formatShortDay } from '@/shared/lib/fecha'
import { Text } from '@/shared/ui/text/text'

const IMPORTER: Importer<Miembro, MiembroRow> = {
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
  ],
}

type MiembroImportProps = {
  list: readonly Miembro[]
  rights: { canEdit: boolean; canDelete: boolean }
  onClose: () => void
}

export function MiembroImport({ list, rights, onClose }: MiembroImportProps) {
  const { mutateAsync } = useMutation(miembrosImport)
  return (
    <ImportModal
      title="Importar personal"
      importer={IMPORTER}
      list={list}
      rights={rights}
      save={(batch) => mutateAsync(batch)}
      onClose={onClose}
    >
      <Text size="sm">
        Hacen falta las columnas Nombres y Cargo; sirven también las demás de «Exportar CSV». Quien ya está se
        actualiza, y una celda vacía no cambia nada.
      </Text>
    </ImportModal>
  )
}

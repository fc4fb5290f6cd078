import { useMutation } from '@tanstack/react-query'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { Importer } from '@/admin/ui/import/importer'
import type { Local } from '@/entities/inspecciones/local'
import { importLocales, type LocalRow, planLocales } from '@/entities/inspecciones/local-import'
import { CLASE_LABELS, numeroDe, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { localesImport } from '@/entities/inspecciones/queries'
import { formatNumber } from '@/shared/lib/moneda'
import { Text } from '@/shared/ui/text/text'

const number = (value: number | undefined) => (value === undefined ? '' : formatNumber(value))

const IMPORTER: Importer<Local, LocalRow> = {
  read: importLocales,
  plan: planLocales,
  nameOf: (local) => `${local.nombre}, ${numeroDe(local)}`,
  columns: [
    { field: 'nombre', header: 'Local', cell: ({ nombre }) => nombre, brief: true },
    { field: 'ruc', header: 'RUC', cell: ({ ruc }) => ruc, brief: true },
    {
      field: 'establecimiento',
      header: 'Estab.',
      cell: ({ establecimiento }) => establecimiento,
      brief: true,
    },
    { field: 'actividad', header: 'Actividad', cell: ({ actividad }) => actividad, brief: true },
    { field: 'dueno', header: 'Dueño', cell: ({ dueno }) => dueno, brief: true },
    { field: 'direccion', header: 'Dirección', cell: ({ direccion }) => direccion, brief: true },
    { field: 'clase', header: 'Clase', cell: ({ clase }) => clase && CLASE_LABELS[clase] },
    { field: 'riesgo', header: 'Riesgo', cell: ({ riesgo }) => riesgo && RIESGO_LABELS[riesgo] },
    { field: 'area', header: 'm²', align: 'right', cell: ({ area }) => number(area) },
    { field: 'pisos', header: 'Pisos', align: 'right', cell: ({ pisos }) => number(pisos) },
    { field: 'ocupantes', header: 'Ocupantes', align: 'right', cell: ({ ocupantes }) => number(ocupantes) },
    { field: 'aforo', header: 'Aforo', align: 'right', cell: ({ aforo }) => number(aforo) },
    { field: 'parroquia', header: 'Parroquia', cell: ({ parroquia }) => parroquia },
    { field: 'clave', header: 'Clave catastral', cell: ({ clave }) => clave },
    { field: 'contacto', header: 'Quién atiende', cell: ({ contacto }) => contacto },
    { field: 'telefonoLocal', header: 'Teléfono del local', cell: ({ telefonoLocal }) => telefonoLocal },
    { field: 'representante', header: 'Representante', cell: ({ representante }) => representante },
    { field: 'telefono', header: 'Teléfono del dueño', cell: ({ telefono }) => telefono },
    { field: 'email', header: 'Correo', cell: ({ email }) => email },
    { field: 'funciona', header: 'Funciona', cell: ({ funciona }) => (funciona ? 'Sí' : 'No') },
    { field: 'motivoRuc', header: 'Motivo del RUC', cell: ({ motivoRuc }) => motivoRuc },
    { field: 'notas', header: 'Notas', cell: ({ notas }) => notas },
  ],
}

type LocalImportProps = {
  list: readonly Local[]
  rights: { canEdit: boolean; canDelete: boolean }
  onClose: () => void
}

export function LocalImport({ list, rights, onClose }: LocalImportProps) {
  const { mutateAsync } = useMutation(localesImport)
  return (
    <ImportModal
      title="Importar locales"
      importer={IMPORTER}
      list={list}
      rights={rights}
      save={(batch) => mutateAsync(batch)}
      onClose={onClose}
    >
      <Text size="sm">
        Sirve la lista de patentes del municipio. Hace falta el nombre del local o el del dueño; con RUC y
        establecimiento, el año que viene cada local se actualiza y no se repite. Una celda vacía no cambia
        nada.
      </Text>
    </ImportModal>
  )
}

import { useMutation } from '@tanstack/react-query'
import { Explained } from '@/admin/ui/box/explained'
import { Amount } from '@/admin/ui/figure/amount'
import { ImportModal } from '@/admin/ui/import/import-modal'
import type { Importer, PreviewColumn } from '@/admin/ui/import/importer'
import { planRegistros } from '@/entities/registro-servicios/import-plan'
import { registrosImport } from '@/entities/registro-servicios/queries'
import { ESTADO_LABELS, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { COLUMNS } from '@/entities/registro-servicios/registro-csv'
import { importRegistros, type RegistroRow } from '@/entities/registro-servicios/registro-import'
import { formatShortDay, toDay } from '@/shared/lib/fecha'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'

type Column = PreviewColumn<RegistroServicio>

const BRIEF: readonly Column[] = [
  { field: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatShortDay(fecha), brief: true },
  { field: 'horaInicio', header: 'Hora', cell: ({ horaInicio }) => horaInicio, brief: true },
  { field: 'tipo', header: 'Tipo', cell: ({ tipo }) => TIPO_SERVICIO_LABELS[tipo], brief: true },
  { field: 'descripcion', header: 'Descripción', cell: ({ descripcion }) => descripcion, brief: true },
  { field: 'direccion', header: 'Dirección', cell: ({ direccion }) => direccion, brief: true },
  {
    field: 'personalAsignado',
    header: 'Personal',
    cell: ({ personalAsignado }) => personalAsignado.join(', '),
    brief: true,
  },
  { field: 'estado', header: 'Estado', cell: ({ estado }) => ESTADO_LABELS[estado], brief: true },
  { field: 'numero', header: 'Número', cell: ({ numero }) => numero || 'Sin número', brief: true },
  {
    field: 'costoEstimado',
    header: 'Costo estimado',
    align: 'right',
    cell: ({ costoEstimado }) => <Amount usd={costoEstimado} />,
  },
]

/** What only a change shows, as the export writes it. */
const others = COLUMNS.flatMap(({ field, header, value }): Column[] =>
  field === 'id' || BRIEF.some((column) => column.field === field)
    ? []
    : [{ field, header, cell: (record) => value({ id: '', ...record }) }],
)

const IMPORTER: Importer<RegistroServicio, RegistroRow> = {
  read: (file, said) => importRegistros(file, toDay(new Date()), said),
  plan: planRegistros,
  nameOf: ({ fecha, descripcion }) => `${formatShortDay(fecha)}: ${descripcion}`,
  columns: [...BRIEF, ...others],
}

type RegistroImportProps = { list: readonly RegistroServicio[]; canEdit: boolean; onClose: () => void }

/** Brings services of past years from a sheet. Who may see the log may add to it and delete from it. */
export function RegistroImport({ list, canEdit, onClose }: RegistroImportProps) {
  const { mutateAsync } = useMutation(registrosImport)
  return (
    <ImportModal
      title="Importar servicios"
      importer={IMPORTER}
      list={list}
      rights={{ canEdit, canDelete: true }}
      save={(batch) => mutateAsync(batch)}
      onClose={onClose}
    >
      <Explained
        about="lo que se importa"
        more="Sirven también las demás columnas de «Exportar CSV». Lo que ya está se actualiza, y una celda vacía no cambia nada. El parte que trae su número lo conserva; el que no lo trae queda sin número, para que no lleve uno que no está en el papel."
      >
        Hacen falta las columnas Fecha y Tipo.
      </Explained>
    </ImportModal>
  )
}

import type { PaperColumn } from '@/admin/ui/print/printed-list'
import { OneLine } from '@/admin/ui/table/one-line'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { horaText } from '@/entities/registro-servicios/parte/tomas'
import { ESTADO_LABELS, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { formatMinutes } from '@/entities/registro-servicios/totals'
import { formatShortDay } from '@/shared/lib/fecha'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { EstadoBadge } from './estado-badge'

const hours = (registro: RegistroServicio) =>
  [registro.horaInicio, horaText(registro, 'horaFin')].filter(Boolean).join(' – ')

/** On paper. */
export const PAPER: readonly PaperColumn<RegistroServicio>[] = [
  { header: 'Fecha', value: ({ fecha }) => formatShortDay(fecha) },
  { header: 'Horas', value: hours },
  { header: 'Tipo', value: ({ tipo }) => TIPO_SERVICIO_LABELS[tipo], width: '12%' },
  { header: 'Descripción', value: ({ descripcion }) => descripcion, width: '34%' },
  { header: 'Dirección', value: ({ direccion }) => direccion, width: '22%' },
  {
    header: 'Respuesta',
    value: ({ tiempoRespuesta }) => formatMinutes(tiempoRespuesta),
    align: 'right',
  },
  { header: 'Estado', value: ({ estado }) => ESTADO_LABELS[estado] },
]

export const columns: readonly Column<RegistroServicio>[] = [
  {
    id: 'fecha',
    header: 'Fecha',
    value: ({ fecha, horaInicio }) => `${fecha} ${horaInicio}`,
    cell: (registro) => (
      <div>
        <RowTitle note={<OneLine text={hours(registro)} />}>
          <OneLine text={formatShortDay(registro.fecha)} />
        </RowTitle>
      </div>
    ),
    phone: ({ horaInicio, tipo, direccion }) =>
      [horaInicio, TIPO_SERVICIO_LABELS[tipo], direccion].filter(Boolean).join(' · '),
  },
  {
    id: 'tipo',
    header: 'Tipo',
    value: ({ tipo }) => TIPO_SERVICIO_LABELS[tipo],
    cell: ({ tipo }) => TIPO_SERVICIO_LABELS[tipo],
  },
  {
    id: 'descripcion',
    header: 'Descripción',
    value: ({ descripcion }) => descripcion,
    brief: 'start',
    cell: ({ descripcion }) => descripcion,
    phone: ({ fecha, descripcion }) => `${formatShortDay(fecha)} · ${descripcion}`,
  },
  {
    id: 'direccion',
    header: 'Dirección',
    value: ({ direccion }) => direccion,
    cell: ({ direccion }) => direccion,
  },
  {
    id: 'respuesta',
    header: 'Tiempo Respuesta',
    value: ({ tiempoRespuesta = -1 }) => tiempoRespuesta,
    cell: ({ tiempoRespuesta }) => formatMinutes(tiempoRespuesta),
    align: 'right',
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => ESTADO_LABELS[estado],
    brief: 'end',
    cell: ({ estado }) => <EstadoBadge estado={estado} />,
  },
]

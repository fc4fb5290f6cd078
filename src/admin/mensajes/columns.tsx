import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { ESTADO_LABELS, ESTADOS, type EstadoMensaje, type Mensaje } from '@/entities/mensajes/mensaje'
import { formatMoment } from '@/shared/lib/fecha'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'

const COLORS: Record<EstadoMensaje, StateColor> = { NUEVO: 'orange', ASIGNADO: 'blue', HECHO: 'green' }

export const EstadoBadge = ({ estado }: { estado: EstadoMensaje }) => (
  <StateBadge color={COLORS[estado]}>{ESTADO_LABELS[estado]}</StateBadge>
)

export const columns: readonly Column<Mensaje>[] = [
  {
    id: 'asunto',
    header: 'Mensaje',
    value: ({ asunto }) => asunto,
    cell: ({ asunto, nombre }) => (
      <div>
        <RowTitle note={nombre}>{asunto}</RowTitle>
      </div>
    ),
  },
  {
    id: 'fecha',
    header: 'Recibido',
    value: ({ fecha }) => fecha,
    brief: 'start',
    cell: ({ fecha }) => formatMoment(fecha),
    phone: ({ nombre, fecha }) => `${nombre} · ${formatMoment(fecha)}`,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => ESTADOS.indexOf(estado),
    brief: 'end',
    cell: ({ estado }) => <EstadoBadge estado={estado} />,
  },
]

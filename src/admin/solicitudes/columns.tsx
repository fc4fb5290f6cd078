import { OneLine } from '@/admin/ui/table/one-line'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import type { Reloj } from '@/entities/solicitudes/reloj'
import type { Solicitud } from '@/entities/solicitudes/solicitud'
import { formatShortDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'

export const ESTADO_LABELS: Record<Reloj['estado'], string> = {
  EN_PLAZO: 'En plazo',
  VENCIDA: 'Vencida',
  RESPONDIDA: 'Respondida',
}

const COLORS: Record<Reloj['estado'], StateColor> = { EN_PLAZO: 'blue', VENCIDA: 'red', RESPONDIDA: 'green' }

/** The state, and of what is still to be answered how many days are left. */
function RelojBadge({ reloj: { estado, faltan } }: { reloj: Reloj }) {
  const left =
    estado === 'EN_PLAZO' ? (faltan === 0 ? ' · vence hoy' : ` · ${plural(faltan, 'día', 'días')}`) : ''
  return <StateBadge color={COLORS[estado]}>{`${ESTADO_LABELS[estado]}${left}`}</StateBadge>
}

/** A request with its clock of today. */
export type Row = Solicitud & { reloj: Reloj }

export const columns: readonly Column<Row>[] = [
  {
    id: 'pedido',
    header: 'Qué pide',
    value: ({ pedido }) => pedido,
    cell: ({ pedido, nombre }) => (
      <div>
        <RowTitle note={nombre}>{pedido}</RowTitle>
      </div>
    ),
  },
  {
    id: 'recibida',
    header: 'Recibida',
    value: ({ recibida }) => recibida,
    brief: 'start',
    cell: ({ recibida }) => <OneLine text={formatShortDay(recibida)} />,
    phone: ({ nombre, recibida }) => `${nombre} · ${formatShortDay(recibida)}`,
  },
  {
    id: 'vence',
    header: 'Plazo',
    value: ({ reloj }) => reloj.vence,
    cell: ({ reloj }) => <OneLine text={formatShortDay(reloj.vence)} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ reloj }) => reloj.faltan,
    brief: 'end',
    cell: ({ reloj }) => <RelojBadge reloj={reloj} />,
  },
]

import { OneLine } from '@/admin/ui/table/one-line'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { DERECHO_LABELS, type Pedido, type Reloj } from '@/entities/datos/pedido'
import { formatShortDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'

const LOOKS: Record<Reloj['estado'], readonly [StateColor, string]> = {
  EN_PLAZO: ['blue', 'En plazo'],
  VENCIDO: ['red', 'Vencido'],
  RESPONDIDO: ['green', 'Contestado'],
}

/** A request with its clock of today. */
export type Row = Pedido & { reloj: Reloj }

export const columns: readonly Column<Row>[] = [
  {
    id: 'derecho',
    header: 'Qué pide',
    value: ({ derecho }) => DERECHO_LABELS[derecho],
    cell: ({ derecho, nombre }) => (
      <div>
        <RowTitle note={nombre}>{DERECHO_LABELS[derecho]}</RowTitle>
      </div>
    ),
  },
  {
    id: 'recibido',
    header: 'Recibido',
    value: ({ recibido }) => recibido,
    brief: 'start',
    cell: ({ recibido }) => <OneLine text={formatShortDay(recibido)} />,
    phone: ({ nombre, recibido }) => `${nombre} · ${formatShortDay(recibido)}`,
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
    cell: ({ reloj: { estado, faltan } }) => {
      const [color, word] = LOOKS[estado]
      const days = faltan === 0 ? 'vence hoy' : plural(faltan, 'día', 'días')
      const left = estado === 'EN_PLAZO' ? ` · ${days}` : ''
      return <StateBadge color={color}>{`${word}${left}`}</StateBadge>
    },
  },
]

import { OneLine } from '@/admin/ui/table/one-line'
import { relojColumns } from '@/admin/ui/table/reloj-columns'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { DERECHO_LABELS, type Pedido, type Reloj } from '@/entities/datos/pedido'
import { formatShortDay } from '@/shared/lib/fecha'
import type { StateColor } from '@/shared/ui/control/state-badge'

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
  ...relojColumns<Row>((estado) => LOOKS[estado]),
]

import { OneLine } from '@/admin/ui/table/one-line'
import { relojColumns } from '@/admin/ui/table/reloj-columns'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import type { Reloj } from '@/entities/solicitudes/reloj'
import type { Solicitud } from '@/entities/solicitudes/solicitud'
import { formatShortDay } from '@/shared/lib/fecha'
import type { StateColor } from '@/shared/ui/control/state-badge'

export const ESTADO_LABELS: Record<Reloj['estado'], string> = {
  EN_PLAZO: 'En plazo',
  VENCIDA: 'Vencida',
  RESPONDIDA: 'Respondida',
}

const COLORS: Record<Reloj['estado'], StateColor> = { EN_PLAZO: 'blue', VENCIDA: 'red', RESPONDIDA: 'green' }

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
  ...relojColumns<Row>((estado) => [COLORS[estado], ESTADO_LABELS[estado]]),
]

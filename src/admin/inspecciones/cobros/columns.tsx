import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { ESTADO_ORDEN_LABELS, type EstadoOrden } from '@/entities/inspecciones/cobros/pagos'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { formatShortDay } from '@/shared/lib/fecha'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'
import type { Cobro } from './use-cobros'

const ESTADO_COLORS: Readonly<Record<EstadoOrden, StateColor>> = {
  POR_COBRAR: 'orange',
  PAGADA: 'green',
  SIN_VALOR: 'teal',
  ANULADA_CON_PAGO: 'red',
  ANULADA: 'gray',
}

export const numeroDe = ({ numero }: Pick<Cobro, 'numero'>): string => numero || 'Sin número todavía'

export const COLUMNS: readonly Column<Cobro>[] = [
  {
    id: 'nombre',
    header: 'Para quién',
    value: ({ nombre }) => nombre,
    cell: ({ nombre }) => <RowTitle>{nombre}</RowTitle>,
  },
  { id: 'numero', header: 'Orden', value: ({ numero }) => numero, cell: numeroDe },
  {
    id: 'tramite',
    header: 'Qué se cobra',
    value: ({ tramite, ano }) => `${tramite} ${ano}`,
    cell: ({ tramite, ano }) => `${tramite} ${ano}`,
  },
  { id: 'dia', header: 'Hecha', value: ({ dia }) => dia, cell: ({ dia }) => formatShortDay(dia) },
  {
    id: 'total',
    header: 'Total',
    align: 'right',
    value: ({ total }) => total,
    brief: 'start',
    cell: ({ total }) => usd(total),
    phone: ({ total, tramite }) => `${usd(total)} · ${tramite}`,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => ESTADO_ORDEN_LABELS[estado],
    brief: 'end',
    cell: ({ estado }) => (
      <StateBadge color={ESTADO_COLORS[estado]}>{ESTADO_ORDEN_LABELS[estado]}</StateBadge>
    ),
  },
]

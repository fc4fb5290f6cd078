import { Amount } from '@/admin/ui/figure/amount'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import type { Existencias } from '@/entities/inventario/existencias'
import { CATEGORIA_LABELS, DE_BAJA, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { ESTADOS, type Estado } from '@/entities/inventario/options'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'
import { Text } from '@/shared/ui/text/text'

const COLORS: Record<Estado, StateColor> = {
  BUENO: 'green',
  OPERATIVO: 'teal',
  REGULAR: 'blue',
  MANTENIMIENTO: 'orange',
  MALO: 'red',
  FUERA_SERVICIO: 'gray',
}

type EstadoBadgeProps = Pick<Item, 'estado' | 'baja'>

/** Its state; of what was given up that it was. */
export const EstadoBadge = ({ estado, baja }: EstadoBadgeProps) => (
  <StateBadge color={baja ? 'gray' : COLORS[estado]}>{baja ? DE_BAJA : ESTADO_LABELS[estado]}</StateBadge>
)

/** What is left of an item in words, where partes used some of it since it was counted, or some is lent. */
const quedan = (existencias: Existencias, { id }: Item): string => {
  const { quedan, prestado = 0 } = existencias.porItem.get(id) ?? {}
  if (quedan === undefined) return ''
  return [`quedan ${formatNumber(quedan)}`, prestado > 0 && plural(prestado, 'prestado', 'prestados')]
    .filter(Boolean)
    .join(' · ')
}

/** `×10`; where some are used or lent, `quedan 6 de 10 · 1 prestado`. */
function deCuantos(existencias: Existencias, item: Item): string {
  const total = formatNumber(item.cantidad)
  const { quedan, prestado = 0 } = existencias.porItem.get(item.id) ?? {}
  if (quedan === undefined) return `×${total}`
  return [
    `quedan ${formatNumber(quedan)} de ${total}`,
    prestado > 0 && plural(prestado, 'prestado', 'prestados'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The columns of the inventory. What partes used stands beside what was counted. */
export const columnsWith = (existencias: Existencias): readonly Column<Item>[] => [
  {
    id: 'nombre',
    header: 'Nombre',
    value: ({ nombre }) => nombre,
    cell: ({ nombre, categoria, numeroSerie, donado, unidad }) => (
      <div>
        <RowTitle
          note={[
            CATEGORIA_LABELS[categoria],
            unidad && `Unidad ${unidad}`,
            donado && 'Donado',
            numeroSerie && `Serie ${numeroSerie}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {nombre}
        </RowTitle>
      </div>
    ),
  },
  {
    id: 'cantidad',
    header: 'Cantidad',
    align: 'right',
    value: ({ cantidad }) => cantidad,
    cell: (item) => (
      <>
        {formatNumber(item.cantidad)}
        <Text component="div" size="sm" dimmed>
          {quedan(existencias, item)}
        </Text>
      </>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => ESTADOS.indexOf(estado),
    brief: 'end',
    cell: ({ estado, baja }) => <EstadoBadge estado={estado} baja={baja} />,
  },
  {
    id: 'ubicacion',
    header: 'Ubicación',
    value: ({ ubicacion }) => ubicacion,
    brief: 'start',
    cell: ({ ubicacion }) => ubicacion || '—',
    phone: (item) => [deCuantos(existencias, item), item.ubicacion].filter(Boolean).join(' · '),
  },
  {
    id: 'valor',
    header: 'Valor estimado',
    align: 'right',
    value: ({ valorEstimado }) => valorEstimado,
    cell: ({ valorEstimado }) => <Amount usd={valorEstimado} />,
  },
]

import { Amount } from '@/admin/ui/figure/amount'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import type { Existencias } from '@/entities/inventario/existencias'
import { CATEGORIA_LABELS, type Item } from '@/entities/inventario/item'
import { ESTADOS } from '@/entities/inventario/options'
import { formatNumber } from '@/shared/lib/moneda'
import { Text } from '@/shared/ui/text/text'
import { EstadoBadge } from './estado-badge'

/** What is left of an item in words, where partes used some of it since it was counted. */
const quedan = (existencias: Existencias | undefined, { id }: Item): string => {
  const existencia = existencias?.porItem.get(id)
  return existencia ? `quedan ${formatNumber(existencia.quedan)}` : ''
}

/** The columns of the inventory. What partes used stands beside what was counted. */
export const columnsWith = (existencias: Existencias | undefined): readonly Column<Item>[] => [
  {
    id: 'nombre',
    header: 'Nombre',
    value: ({ nombre }) => nombre,
    cell: ({ nombre, categoria, numeroSerie, donado }) => (
      <div>
        <RowTitle
          note={[CATEGORIA_LABELS[categoria], donado && 'Donado', numeroSerie && `Serie ${numeroSerie}`]
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
    cell: ({ estado }) => <EstadoBadge estado={estado} />,
  },
  {
    id: 'ubicacion',
    header: 'Ubicación',
    value: ({ ubicacion }) => ubicacion,
    brief: 'start',
    cell: ({ ubicacion }) => ubicacion || '—',
    phone: (item) =>
      [`×${formatNumber(item.cantidad)}`, quedan(existencias, item), item.ubicacion]
        .filter(Boolean)
        .join(' · '),
  },
  {
    id: 'valor',
    header: 'Valor estimado',
    align: 'right',
    value: ({ valorEstimado }) => valorEstimado,
    cell: ({ valorEstimado }) => <Amount usd={valorEstimado} />,
  },
]

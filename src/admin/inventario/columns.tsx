import { Amount } from '@/admin/ui/figure/amount'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { CATEGORIA_LABELS, type Item } from '@/entities/inventario/item'
import { ESTADOS } from '@/entities/inventario/options'
import { formatNumber } from '@/shared/lib/moneda'
import { EstadoBadge } from './estado-badge'

export const columns: readonly Column<Item>[] = [
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
    cell: ({ cantidad }) => formatNumber(cantidad),
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
    phone: ({ cantidad, ubicacion }) => [`×${formatNumber(cantidad)}`, ubicacion].filter(Boolean).join(' · '),
  },
  {
    id: 'valor',
    header: 'Valor estimado',
    align: 'right',
    value: ({ valorEstimado }) => valorEstimado,
    cell: ({ valorEstimado }) => <Amount usd={valorEstimado} />,
  },
]

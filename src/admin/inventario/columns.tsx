import { Text } from '@mantine/core'
import { CATEGORIA_LABELS, type Item } from '@/entities/inventario/item'
import { ESTADOS } from '@/entities/inventario/opciones'
import { formatNumber } from '@/shared/lib/moneda'
import { Amount } from '@/shared/ui/amount'
import type { Column } from '@/shared/ui/table-search'
import { EstadoBadge } from './estado-badge'

export const columns: readonly Column<Item>[] = [
  {
    id: 'nombre',
    header: 'Nombre',
    value: ({ nombre }) => nombre,
    cell: ({ nombre, categoria, numeroSerie, donado }) => (
      <div>
        <Text fw={600}>{nombre}</Text>
        <Text size="sm" c="dimmed" fw={400}>
          {[CATEGORIA_LABELS[categoria], donado && 'Donado', numeroSerie && `Serie ${numeroSerie}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
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
    cell: ({ estado }) => <EstadoBadge estado={estado} />,
  },
  {
    id: 'ubicacion',
    header: 'Ubicación',
    value: ({ ubicacion }) => ubicacion,
    cell: ({ ubicacion }) => ubicacion || '—',
  },
  {
    id: 'valor',
    header: 'Valor estimado',
    align: 'right',
    value: ({ valorEstimado }) => valorEstimado,
    cell: ({ valorEstimado }) => <Amount usd={valorEstimado} />,
  },
]

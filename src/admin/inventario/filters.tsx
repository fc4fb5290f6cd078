import { useMemo } from 'react'
import { ALERTA_LABELS } from '@/entities/inventario/alertas'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { lugaresOf } from '@/entities/inventario/lugares'
import { CATEGORIAS, ESTADOS } from '@/entities/inventario/options'
import { options } from '@/shared/lib/form/options'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import type { InventarioSearch } from './search'

const FILTERS = [
  {
    field: 'categoria',
    label: 'Filtrar por categoría',
    all: 'Todas las categorías',
    options: options(CATEGORIAS, CATEGORIA_LABELS),
  },
  byEstado(ESTADOS, ESTADO_LABELS),
] as const

const byLugar = (list: readonly Item[]) =>
  ({
    field: 'lugar',
    label: 'Filtrar por lugar',
    all: 'Todos los lugares',
    options: lugaresOf(list).map(({ nombre, items }) => [nombre, `${nombre} (${items.length})`] as const),
  }) as const

type ItemFiltersProps = { search: InventarioSearch; list: readonly Item[] }

/** Search, category, state and place. */
export function ItemFilters({ search, list }: ItemFiltersProps) {
  const lugares = useMemo(() => byLugar(list), [list])
  return (
    <FilterBar
      search={search}
      placeholder="Nombre, ubicación, proveedor o serie"
      filters={[...FILTERS, lugares]}
      applied={{
        alerta: search.alerta && ALERTA_LABELS[search.alerta],
        donado: search.donado && 'Donados',
      }}
    />
  )
}

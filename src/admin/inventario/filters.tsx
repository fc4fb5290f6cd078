import { ALERTA_LABELS } from '@/entities/inventario/alertas'
import { CATEGORIA_LABELS, ESTADO_LABELS } from '@/entities/inventario/item'
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

/** Search, category and state. */
export function ItemFilters({ search }: { search: InventarioSearch }) {
  return (
    <FilterBar
      search={search}
      placeholder="Nombre, ubicación, proveedor o serie"
      filters={FILTERS}
      applied={{
        alerta: search.alerta && ALERTA_LABELS[search.alerta],
        donado: search.donado && 'Donados',
      }}
    />
  )
}

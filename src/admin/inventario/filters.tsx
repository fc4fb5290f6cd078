import { CATEGORIA_LABELS, ESTADO_LABELS } from '@/entities/inventario/item'
import { CATEGORIAS, ESTADOS } from '@/entities/inventario/options'
import { FilterBar, FilterSelect } from '@/shared/ui/control/filter-bar'
import type { InventarioSearch } from './search'

/** Search, category and state. */
export function ItemFilters({ search }: { search: InventarioSearch }) {
  return (
    <FilterBar
      search={search}
      placeholder="Nombre, ubicación, proveedor o serie"
      fields={['categoria', 'estado', 'alerta']}
    >
      <FilterSelect
        label="Filtrar por categoría"
        all="Todas las categorías"
        search={search}
        field="categoria"
        options={CATEGORIAS.map((value) => [value, CATEGORIA_LABELS[value]])}
      />
      <FilterSelect
        label="Filtrar por estado"
        all="Todos los estados"
        search={search}
        field="estado"
        options={ESTADOS.map((value) => [value, ESTADO_LABELS[value]])}
      />
    </FilterBar>
  )
}

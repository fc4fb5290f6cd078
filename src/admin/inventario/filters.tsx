import { AppliedFilter } from '@/admin/ui/record/applied-filter'
import { ALERTA_LABELS } from '@/entities/inventario/alertas'
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
      fields={['categoria', 'estado', 'alerta', 'donado']}
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
      {search.alerta && <AppliedFilter field="alerta">{ALERTA_LABELS[search.alerta]}</AppliedFilter>}
      {search.donado && <AppliedFilter field="donado">Donados</AppliedFilter>}
    </FilterBar>
  )
}

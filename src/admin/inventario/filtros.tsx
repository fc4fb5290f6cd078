import { CATEGORIA_LABELS, ESTADO_LABELS } from '@/entities/inventario/item'
import { CATEGORIAS, ESTADOS } from '@/entities/inventario/opciones'
import { FilterBar, FilterSelect } from '@/shared/ui/filter-bar'
import type { InventarioSearch } from './search'

type FiltrosProps = { search: InventarioSearch; onChange: (patch: Partial<InventarioSearch>) => void }

/** Search, category and state; every change starts at the first page. */
export function Filtros({ search, onChange }: FiltrosProps) {
  const { buscar, categoria, estado, alerta } = search
  const change = (patch: Partial<InventarioSearch>) => onChange({ ...patch, pagina: undefined })
  const clear = () =>
    change({ buscar: undefined, categoria: undefined, estado: undefined, alerta: undefined })
  return (
    <FilterBar
      search={buscar}
      placeholder="Buscar por nombre, ubicación, proveedor o serie..."
      onSearch={(text) => change({ buscar: text })}
      {...((buscar || categoria || estado || alerta) && { onClear: clear })}
    >
      <FilterSelect
        label="Filtrar por categoría"
        all="Todas las categorías"
        value={categoria}
        options={CATEGORIAS.map((value) => [value, CATEGORIA_LABELS[value]])}
        onChange={(value) => change({ categoria: value as InventarioSearch['categoria'] })}
      />
      <FilterSelect
        label="Filtrar por estado"
        all="Todos los estados"
        value={estado}
        options={ESTADOS.map((value) => [value, ESTADO_LABELS[value]])}
        onChange={(value) => change({ estado: value as InventarioSearch['estado'] })}
      />
    </FilterBar>
  )
}

import type { Item } from '@/entities/inventario/item'
import { itemAlerts } from '@/entities/inventario/totals'
import { matches } from '@/shared/lib/text'
import type { InventarioSearch } from './search'

/** The filters of the list, without the open dialog: opening one must not filter thousands of items again. */
type Filter = Pick<InventarioSearch, 'buscar' | 'categoria' | 'estado' | 'alerta'>

/** Searches all texts of an item and filters by category, state and alert. */
export function filterItems(
  list: readonly Item[],
  { buscar, categoria, estado, alerta }: Filter,
): readonly Item[] {
  return (alerta ? itemAlerts(list)[alerta] : list).filter(
    (item) =>
      (!categoria || item.categoria === categoria) &&
      (!estado || item.estado === estado) &&
      matches(buscar, item.nombre, item.ubicacion, item.proveedor, item.numeroSerie, item.notas),
  )
}

import type { Item } from '@/entities/inventario/item'
import { itemAlerts } from '@/entities/inventario/totals'
import { matches } from '@/shared/lib/text'
import type { InventarioSearch } from './search'

/** The filters of the list, without the open dialog: opening one must not filter thousands of items again. */
type Filter = Pick<InventarioSearch, 'buscar' | 'categoria' | 'estado' | 'alerta' | 'donado'>

/** Searches all texts of an item and filters by category, state, alert and donation. */
export function filterItems(
  list: readonly Item[],
  { buscar, categoria, estado, alerta, donado }: Filter,
): readonly Item[] {
  return (alerta ? itemAlerts(list)[alerta] : list).filter(
    (item) =>
      (!categoria || item.categoria === categoria) &&
      (!estado || item.estado === estado) &&
      (!donado || item.donado) &&
      matches(buscar, item.nombre, item.ubicacion, item.proveedor, item.numeroSerie, item.notas),
  )
}

import type { Item } from '@/entities/inventario/item'
import { itemAlerts } from '@/entities/inventario/totals'
import { matches } from '@/shared/lib/texto'
import type { InventarioSearch } from './search'

/** What narrows the list; not the open dialog, or opening one would filter thousands of items again. */
type Filter = Pick<InventarioSearch, 'buscar' | 'categoria' | 'estado' | 'alerta'>

/** Text over everything that is written on an item; category, state and alert. */
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

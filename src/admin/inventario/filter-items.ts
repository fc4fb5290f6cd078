import type { Item } from '@/entities/inventario/item'
import { itemAlerts } from '@/entities/inventario/totals'
import { matches } from '@/shared/lib/texto'
import type { InventarioSearch } from './search'

/** Text over everything that is written on an item; category, state and alert. */
export function filterItems(list: readonly Item[], search: InventarioSearch): readonly Item[] {
  const { buscar, categoria, estado, alerta } = search
  return (alerta ? itemAlerts(list)[alerta] : list).filter(
    (item) =>
      (!categoria || item.categoria === categoria) &&
      (!estado || item.estado === estado) &&
      matches(buscar, item.nombre, item.ubicacion, item.proveedor, item.numeroSerie, item.notas),
  )
}

import type { Item } from '@/entities/inventario/item'
import { lugarKey } from '@/entities/inventario/lugares'
import { itemAlerts } from '@/entities/inventario/totals'
import { matches } from '@/shared/lib/text'
import type { InventarioSearch } from './search'

/** The filters of the list, without the open dialog: opening one must not filter thousands of items again. */
type Filter = Pick<InventarioSearch, 'buscar' | 'categoria' | 'estado' | 'lugar' | 'alerta' | 'donado'>

/** Searches all texts of an item and filters by category, state, place, alert and donation. */
export function filterItems(
  list: readonly Item[],
  { buscar, categoria, estado, lugar, alerta, donado }: Filter,
): readonly Item[] {
  const place = lugar && lugarKey(lugar)
  return (alerta ? itemAlerts(list)[alerta] : list).filter(
    (item) =>
      (!categoria || item.categoria === categoria) &&
      (!estado || item.estado === estado) &&
      (!place || lugarKey(item.ubicacion) === place) &&
      (!donado || item.donado) &&
      matches(
        buscar,
        item.nombre,
        item.ubicacion,
        item.proveedor,
        item.numeroSerie,
        item.notas,
        item.custodio,
      ),
  )
}

import * as v from 'valibot'
import { CATEGORIAS, ESTADOS, type Item } from '@/entities/inventario/item'
import { itemAlerts } from '@/entities/inventario/totals'
import { listSearch, searchFlag, searchOption } from '@/shared/lib/search-schema'
import { matches } from '@/shared/lib/texto'

const ALERTAS = ['malEstado', 'mantenimiento', 'stockBajo'] as const satisfies readonly (keyof ReturnType<
  typeof itemAlerts
>)[]

export type Alerta = (typeof ALERTAS)[number]

export const inventarioSearch = v.object({
  ...listSearch,
  categoria: searchOption(CATEGORIAS),
  estado: searchOption(ESTADOS),
  /** Only the items behind one of the alerts. */
  alerta: searchOption(ALERTAS),
  importar: searchFlag,
})

export type InventarioSearch = v.InferOutput<typeof inventarioSearch>

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

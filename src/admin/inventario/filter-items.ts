import type { Item } from '@/entities/inventario/item'
import { lugarKey } from '@/entities/inventario/lugares'
import { BAJAS, CON_FALLAS } from '@/entities/inventario/options'
import type { Vencimiento } from '@/entities/inventario/plan/vencimientos'
import { conFallaAbierta, type Falla } from '@/entities/inventario/revision/falla'
import { itemAlerts } from '@/entities/inventario/totals'
import { matches } from '@/shared/lib/text'
import type { InventarioSearch } from './search'

/** The filters of the list, without the open dialog: opening one must not filter thousands of items again. */
type Filter = Pick<
  InventarioSearch,
  'buscar' | 'categoria' | 'estado' | 'lugar' | 'alerta' | 'donado' | 'vence' | 'plan'
>

/** What is due of each item. Without it nobody knows here, and no item is left out for it. */
type PorItem = ReadonlyMap<string, readonly Pick<Vencimiento, 'estado' | 'plan'>[]> | undefined

/** Whether something is due of it so soon, by that plan where one is asked for. `aldia` is what has nothing sooner. */
function isDue(porItem: PorItem, id: string, { vence, plan }: Filter): boolean {
  if (!porItem || (!vence && !plan)) return true
  const own = (porItem.get(id) ?? []).filter((one) => !plan || one.plan?.id === plan)
  if (vence !== 'aldia') return own.some(({ estado }) => !vence || estado === vence)
  return own.length > 0 && own.every(({ estado }) => estado === 'aldia')
}

/** The items behind an alert, or of which a failure is open. */
function alerted(list: readonly Item[], alerta: Filter['alerta'], fallas: readonly Falla[]): readonly Item[] {
  if (!alerta) return list
  if (alerta !== CON_FALLAS) return itemAlerts(list)[alerta]
  const broken = conFallaAbierta(fallas)
  return list.filter(({ id }) => broken.has(id))
}

/**
 * Searches all texts of an item and filters by category, state, place, alert, donation and what is due. What was given up
 * is shown only where it is asked for.
 */
export function filterItems(
  list: readonly Item[],
  filter: Filter,
  porItem?: PorItem,
  fallas: readonly Falla[] = [],
): readonly Item[] {
  const { buscar, categoria, estado, lugar, alerta, donado } = filter
  const place = lugar && lugarKey(lugar)
  return alerted(list, alerta, fallas).filter(
    (item) =>
      (!categoria || item.categoria === categoria) &&
      (estado === BAJAS ? item.baja : !item.baja && (!estado || item.estado === estado)) &&
      (!place || lugarKey(item.ubicacion) === place) &&
      (!donado || item.donado) &&
      isDue(porItem, item.id, filter) &&
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

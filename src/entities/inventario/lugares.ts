import { byName, countBy, fold } from '@/shared/lib/text'
import type { Item } from './item'
import { unitsOf } from './totals'

/** Without case, accents and needless spaces: `Bodega 1` and ` bodega  1` are one place. Empty where nobody said one. */
export const lugarKey = (ubicacion: string): string => fold(ubicacion).trim().replace(/\s+/g, ' ')

/** A place: what the `ubicacion` of its items says. `nombre` is how most of them write it; `units` sums cantidad. */
export type Lugar = { key: string; nombre: string; items: readonly Item[]; units: number }

/** The places of these items by their names; items without one are in none. Pure. */
export function lugaresOf(items: readonly Item[]): Lugar[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = lugarKey(item.ubicacion)
    const group = groups.get(key)
    if (group) group.push(item)
    else if (key) groups.set(key, [item])
  }
  return [...groups]
    .map(([key, of]) => ({
      key,
      nombre: countBy(of, ({ ubicacion }) => ubicacion.trim())[0]?.[0] ?? '',
      items: of,
      units: unitsOf(of),
    }))
    .sort((a, b) => byName(a.nombre, b.nombre))
}

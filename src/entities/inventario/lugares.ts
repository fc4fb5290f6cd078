import { remembered } from '@/shared/lib/remembered'
import { byName, countBy, fold } from '@/shared/lib/text'
import type { Item } from './item'
import { unitsOf } from './totals'

/** For comparing names as people write them: no case, accents or needless spaces. */
export const plainName = remembered((text) => fold(text).trim().replace(/\s+/g, ' '))

/** The place of the items of which nobody said where they are. */
export const SIN_LUGAR = 'Sin lugar'

/** `Bodega 1` and ` bodega  1` are one place: by what is the same however people write it. */
export const lugarKey = (ubicacion: string): string => plainName(ubicacion) || plainName(SIN_LUGAR)

/** A place: what the `ubicacion` of its items says. `nombre` is how most of them write it; `units` sums cantidad. */
export type Lugar = { key: string; nombre: string; items: readonly Item[]; units: number }

/** The places of these items by their names. Pure. */
export function lugaresOf(items: readonly Item[]): Lugar[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = lugarKey(item.ubicacion)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
    .map(([key, of]) => ({
      key,
      nombre: countBy(of, ({ ubicacion }) => ubicacion.trim())[0]?.[0] || SIN_LUGAR,
      items: of,
      units: unitsOf(of),
    }))
    .sort((a, b) => byName(a.nombre, b.nombre))
}

/** `Ya hay «Hacha» en Bodega 1 y Central.`, so that one thing doesn't become two items unseen; undefined where there is none. Pure. */
export function yaHay(nombre: string, items: readonly Item[]): string | undefined {
  const sought = plainName(nombre)
  const same = sought ? items.filter((item) => plainName(item.nombre) === sought) : []
  if (!same[0]) return undefined
  const where = lugaresOf(same).map((lugar) => lugar.nombre)
  return `Ya hay «${same[0].nombre}» en ${new Intl.ListFormat('es').format(where)}.`
}

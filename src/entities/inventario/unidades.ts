import type { Batch } from '@/shared/storage/list-command'
import type { Item } from './item'

/** More of a thing stay one row: nobody sticks a label on each. */
export const MOST_UNITS = 100

/** What one unit has of its own; each as the item's field. */
export type DeUnidad = Pick<Item, 'numeroSerie'> & { fabricado: string; vence: string }

/** It follows from the row and the place in it: two phones that split one row make the same units. */
const unidadId = (row: string, n: number) => (n === 1 ? row : `${row}-u${n}`)

/** The units in use of the row that this item was split from, by their numbers; none of an item that wasn't. Pure. */
export const unidadesDe = (item: Item, list: readonly Item[]): Item[] =>
  item.unidadDe === undefined
    ? []
    : list
        .filter(({ unidadDe, baja }) => unidadDe === item.unidadDe && !baja)
        .sort((a, b) => (a.unidad ?? 0) - (b.unidad ?? 0))

/**
 * Splits a row into as many units as `datos` has, each an item with a serial number and dates of its own. The row itself
 * becomes the first one and keeps its history. It is a count of now (`contado`), so that what partes used before is in it;
 * a minimum has no meaning for one unit, and the first keeps that of the row. Pure.
 */
export function separado(item: Item, datos: readonly DeUnidad[], contado: string): Batch<Item> {
  const units = datos.map(
    (own, n): Item => ({
      ...item,
      ...own,
      id: unidadId(item.id, n + 1),
      ...{ cantidad: 1, contado, minimo: 0, unidadDe: item.id, unidad: n + 1 },
    }),
  )
  const patches = units
    .slice(0, 1)
    .map(({ id, ...next }) => ({ id, next: { ...next, minimoDeFila: item.minimo }, base: item }))
  return { added: units.slice(1), patches, removed: [] }
}

/** The value that all have, else ''. */
const common = (values: readonly (string | undefined)[]): string =>
  new Set(values).size === 1 ? (values[0] ?? '') : ''

/**
 * Joins units to one row again, of as many as are left of each (`quedan`, in units) at the moment `contado`. What all of
 * them have stays; a serial number or a date of one alone goes with it. Undefined where there is nothing to join. Pure.
 */
export function unido(
  units: readonly Item[],
  quedan: (item: Item) => number,
  contado: string,
): Batch<Item> | undefined {
  const row = units.find(({ id, unidadDe }) => id === unidadDe) ?? units[0]
  if (!row || units.length < 2) return undefined
  const next: Partial<Item> = {
    cantidad: Math.max(
      0,
      units.reduce((sum, unit) => sum + quedan(unit), 0),
    ),
    contado,
    numeroSerie: common(units.map(({ numeroSerie }) => numeroSerie)),
    fabricado: common(units.map(({ fabricado }) => fabricado)),
    vence: common(units.map(({ vence }) => vence)),
    ...{ minimo: row.minimoDeFila, minimoDeFila: undefined, unidadDe: undefined, unidad: undefined },
  }
  return {
    added: [],
    patches: [{ id: row.id, next, base: row }],
    removed: units.filter(({ id }) => id !== row.id).map(({ id }) => id),
  }
}

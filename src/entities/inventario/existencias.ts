import { toDay, toTime } from '@/shared/lib/fecha'
import type { Item } from './item'
import { plainName } from './lugares'
import { conLotes } from './movimientos/lotes'
import type { Movimiento } from './movimientos/movimiento'
import { movidoOf } from './movimientos/saldo'
import { esParte } from './movimientos/traslado'
import type { LecturaDeCosa, UsoDeCosa } from './plan/vencimientos'

/** Under this key whoever sees the inventory reads the uses of things, also without the log. */
export const USOS = 'bomberos_servicios_servicios/usos'

/**
 * One use of a thing, as the log tells it: whole units that were used up, 0 of what came back; `km` is what the odometer of a
 * vehicle showed. `cuando` is as the count of an item keeps its moment.
 */
export type Uso = {
  nombre: string
  cantidad: number
  km?: number | undefined
  item?: string | undefined
  parte: string
  cuando: string
}

/**
 * Units of one item: what partes used since it was counted, in how many partes, what is lent, and what should be on the
 * shelf.
 */
export type Existencia = { usado: number; partes: number; prestado?: number; quedan: number }

export type Existencias = {
  /** By the id of the item; one of which nothing was used since it was counted, and nothing is lent, has none. */
  porItem: ReadonlyMap<string, Existencia>
  /** Supplies of partes that no item is, or more than one, with their units. */
  sueltos: readonly [nombre: string, cantidad: number][]
}

/** How one unit of a row is told from the others: `ERA 3`. */
export const nombreDeUnidad = ({ nombre, unidad }: Pick<Item, 'nombre' | 'unidad'>): string =>
  unidad === undefined ? nombre : `${nombre} ${unidad}`

/** The item that each name means alone; null where it means several. */
function namesOf(items: readonly Item[], byId: ReadonlyMap<string, Item>): Map<string, Item | null> {
  /** Of two with one name the row that both were split from, which is the first unit. */
  const rowOf = (one: Item | null | undefined, { unidadDe = '' }: Item) =>
    one?.unidadDe === unidadDe ? (byId.get(unidadDe) ?? null) : null
  const byName = new Map<string, Item | null>()
  for (const item of items.filter(({ id }) => !esParte(id))) {
    const name = plainName(item.nombre)
    byName.set(name, byName.has(name) ? rowOf(byName.get(name), item) : item)
  }
  for (const item of items) {
    const name = plainName(nombreDeUnidad(item))
    if (item.unidad !== undefined && !byName.has(name)) byName.set(name, item)
  }
  return byName
}

/**
 * Finds the item that a parte means: by its id; else by its name, if one item alone has that name or all that have it are
 * units of one row; else by the name of a unit.
 */
function finder(items: readonly Item[]): (uso: Pick<Uso, 'nombre' | 'item'>) => Item | undefined {
  const byId = new Map(items.map((item) => [item.id, item]))
  let names: ReturnType<typeof namesOf> | undefined
  return ({ item = '', nombre }) => {
    const known = byId.get(item)
    if (known) return known
    // Partes name the item itself since long: thousands of names are read for those of before alone.
    names ??= namesOf(items, byId)
    return names.get(plainName(nombre)) ?? undefined
  }
}

/** The uses of each item, whenever they were, and those of which no item is known. Pure. */
function usosByItem(items: readonly Item[], usos: readonly Uso[]) {
  const find = finder(items)
  const known = new Map<Item, Uso[]>()
  const loose: Uso[] = []
  for (const uso of usos) {
    const item = find(uso)
    const of = item && known.get(item)
    if (of) of.push(uso)
    else if (item) known.set(item, [uso])
    else loose.push(uso)
  }
  return { known, loose }
}

const sumOf = (usos: readonly Uso[]) => usos.reduce((sum, { cantidad }) => sum + cantidad, 0)

/** The minute of a count, as partes have theirs. */
const minuteOf = (moment: string) => moment.slice(0, 16)

/** A parte of before the count is in it already. */
const isSince = ({ contado = '' }: Item, { cuando }: Uso) => cuando >= minuteOf(contado)

/**
 * Works out what should be left of each item: `cantidad` by count and movements (`conMovimientos`), less what partes used
 * since that count and what is lent (units by item). The result is stored nowhere, so every phone gets the same one, in
 * whatever order partes are saved, edited and deleted. Pure.
 *
 *     // counted 10, 5 came since: cantidad 15; a parte of later used 3, and 2 are lent
 *     existenciasOf([manguera], usos, new Map([['manguera', 2]])).porItem.get('manguera')
 *     // { usado: 3, partes: 1, prestado: 2, quedan: 10 }
 */
export function existenciasOf(
  items: readonly Item[],
  usos: readonly Uso[],
  prestados: ReadonlyMap<string, number> = new Map(),
): Existencias {
  const { known, loose } = usosByItem(
    items,
    usos.filter(({ cantidad }) => cantidad > 0),
  )
  const porItem = new Map<string, Existencia>()
  for (const item of items) {
    const since = (known.get(item) ?? []).filter((uso) => isSince(item, uso))
    const usado = sumOf(since)
    const partes = new Set(since.map(({ parte }) => parte)).size
    const prestado = prestados.get(item.id) ?? 0
    if (partes > 0 || prestado > 0)
      porItem.set(item.id, {
        ...{ usado, partes, quedan: item.cantidad - usado - prestado },
        ...(prestado > 0 && { prestado }),
      })
  }
  const sueltos = new Map<string, [nombre: string, cantidad: number]>()
  for (const uso of loose) {
    const [nombre, cantidad] = sueltos.get(plainName(uso.nombre)) ?? [uso.nombre, 0]
    sueltos.set(plainName(uso.nombre), [nombre, cantidad + uso.cantidad])
  }
  return { porItem, sueltos: [...sueltos.values()] }
}

/**
 * What should have been on an item's shelf at a moment (written like `contado`), by its last count. Partes and movements
 * after that moment don't count. Pure.
 */
export function esperadoOf(
  items: readonly Item[],
  usos: readonly Uso[],
  movimientos: readonly Movimiento[] = [],
) {
  const { known } = usosByItem(items, usos)
  const movido = movidoOf(movimientos)
  return (item: Item, moment: string): number =>
    item.cantidad +
    movido(item, moment) -
    sumOf((known.get(item) ?? []).filter((uso) => isSince(item, uso) && uso.cuando < minuteOf(moment)))
}

/**
 * The items as they fall due: with the first printed date that is left of their deliveries. `contados` are all as they were
 * counted, `items` with how many there are by now. Pure.
 */
export function vencenOf(
  contados: readonly Item[],
  items: readonly Item[],
  movimientos: readonly Movimiento[],
  usos: readonly Uso[],
): readonly Item[] {
  if (!movimientos.some(({ vence }) => vence)) return items
  const existencias = existenciasOf(items, usos)
  const byId = new Map(contados.map((item) => [item.id, item]))
  // What is lent expires too.
  return conLotes(items, byId, movimientos, (item) => quedanDe(existencias, item))
}

type UsosDeItems = {
  usos: UsoDeCosa[]
  lecturas: LecturaDeCosa[]
  /** What came back and no item is, by the names that partes gave it. */
  sinItem: string[]
}

/** When which items were used and what their odometers showed, as the partes say. Pure. */
export function usosDeItems(
  items: readonly Item[],
  usos: readonly Pick<Uso, 'nombre' | 'item' | 'cuando' | 'cantidad' | 'km'>[],
): UsosDeItems {
  const find = finder(items)
  const all: UsosDeItems = { usos: [], lecturas: [], sinItem: [] }
  const unknown = new Map<string, string>()
  for (const uso of usos) {
    const { cuando, cantidad, km, nombre } = uso
    const item = find(uso)?.id
    if (item !== undefined) all.usos.push({ item, cuando })
    else if (cantidad === 0 && km === undefined) unknown.set(plainName(nombre), nombre)
    if (item !== undefined && km !== undefined)
      all.lecturas.push({ item, dia: cuando.slice(0, 10), unidad: 'KM', va: km })
  }
  return { ...all, sinItem: [...unknown.values()] }
}

/** What should be left of an item; what was counted where nothing was used since. */
export const quedanDe = ({ porItem }: Existencias, { id, cantidad }: Pick<Item, 'id' | 'cantidad'>): number =>
  porItem.get(id)?.quedan ?? cantidad

/** A moment as the count of an item keeps it: `YYYY-MM-DDTHH:mm:ss` on the clock of who counts. */
export const contadoAt = (moment: Date): string =>
  `${toDay(moment)}T${toTime(moment)}${moment.toISOString().slice(16, 19)}`

/** An item with the moment of its count, where `next` is another quantity than before, or a new item. */
export const withConteo = <T extends { cantidad?: number }>(
  next: T,
  before: Pick<Item, 'cantidad'> | undefined,
  moment: Date,
): T & { contado?: string } =>
  next.cantidad !== undefined && next.cantidad !== before?.cantidad
    ? { ...next, contado: contadoAt(moment) }
    : next

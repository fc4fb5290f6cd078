import { toDay, toTime } from '@/shared/lib/fecha'
import { fold } from '@/shared/lib/text'
import type { Item } from './item'

/** One use of a supply, as the log tells it: whole units, and `cuando` as the count of an item keeps its moment. */
type Uso = { nombre: string; cantidad: number; item?: string | undefined; parte: string; cuando: string }

/** Units of one item: what partes used since it was counted, in how many partes, and what should be left. */
export type Existencia = { usado: number; partes: number; quedan: number }

export type Existencias = {
  /** By the id of the item; one of which nothing was used since it was counted has none. */
  porItem: ReadonlyMap<string, Existencia>
  /** Supplies of partes that no item is, or more than one, with their units. */
  sueltos: readonly [nombre: string, cantidad: number][]
}

const nameOf = (nombre: string) => fold(nombre).trim().replace(/\s+/g, ' ')

/** The item that a supply is: by its id, else by a name that only one has. */
function finder(items: readonly Item[]): (uso: Uso) => Item | undefined {
  const byId = new Map(items.map((item) => [item.id, item]))
  const byName = new Map<string, Item | null>()
  for (const item of items) byName.set(nameOf(item.nombre), byName.has(nameOf(item.nombre)) ? null : item)
  return ({ item = '', nombre }) => byId.get(item) ?? byName.get(nameOf(nombre)) ?? undefined
}

/**
 * What should be left of each item: what somebody counted, less what the partes used that came after that count. Nobody
 * writes it down, so that it is the same in whatever order partes are saved, edited, deleted and brought back, on however
 * many phones. A parte of before the count is in it already. Pure.
 */
export function existenciasOf(items: readonly Item[], usos: readonly Uso[]): Existencias {
  const find = finder(items)
  const used = new Map<Item, { usado: number; partes: Set<string> }>()
  const loose = new Map<string, [nombre: string, cantidad: number]>()
  for (const uso of usos) {
    const item = find(uso)
    if (!item) {
      const [nombre, cantidad] = loose.get(nameOf(uso.nombre)) ?? [uso.nombre, 0]
      loose.set(nameOf(uso.nombre), [nombre, cantidad + uso.cantidad])
    } else if (uso.cuando >= (item.contado ?? '')) {
      const before = used.get(item) ?? { usado: 0, partes: new Set() }
      used.set(item, { usado: before.usado + uso.cantidad, partes: before.partes.add(uso.parte) })
    }
  }
  return {
    porItem: new Map(
      [...used].map(([{ id, cantidad }, { usado, partes }]) => [
        id,
        { usado, partes: partes.size, quedan: cantidad - usado },
      ]),
    ),
    sueltos: [...loose.values()],
  }
}

/** What should be left of an item; what was counted where nothing was used since. */
export const quedanDe = ({ porItem }: Existencias, { id, cantidad }: Pick<Item, 'id' | 'cantidad'>): number =>
  porItem.get(id)?.quedan ?? cantidad

/** A moment as the count of an item keeps it: `YYYY-MM-DDTHH:mm` on the clock of who counts, as partes have theirs. */
export const contadoAt = (moment: Date): string => `${toDay(moment)}T${toTime(moment)}`

/** An item with the moment of its count, where `next` is another quantity than before, or a new item. */
export const withConteo = <T extends { cantidad?: number }>(
  next: T,
  before: Pick<Item, 'cantidad'> | undefined,
  moment: Date,
): T & { contado?: string } =>
  next.cantidad !== undefined && next.cantidad !== before?.cantidad
    ? { ...next, contado: contadoAt(moment) }
    : next

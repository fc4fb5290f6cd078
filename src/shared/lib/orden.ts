export type Ordered = { id: string; orden: number }

/**
 * Moves one record of a list that is sorted by `orden` to the index `to` and says which records need a new `orden` for
 * that: afterwards the list counts 1, 2, 3. An unknown id, or a place that it has already, moves nothing.
 */
export function moveTo(list: readonly Ordered[], id: string, to: number): Ordered[] {
  const from = list.findIndex((record) => record.id === id)
  if (from < 0 || from === to) return []
  const order = [...list]
  order.splice(to, 0, ...order.splice(from, 1))
  return order.flatMap(({ id, orden }, index) => (orden === index + 1 ? [] : [{ id, orden: index + 1 }]))
}

/** The list as those updates leave it, in order; records of one number keep their places. */
export function applyOrder<T extends Ordered>(list: readonly T[], updates: readonly Ordered[]): T[] {
  const orden = new Map(updates.map((update) => [update.id, update.orden]))
  return list
    .map((record) => ({ ...record, orden: orden.get(record.id) ?? record.orden }))
    .sort((a, b) => a.orden - b.orden)
}

export type Ordered = { id: string; orden: number }

/**
 * Moves a record to index `to` of a list sorted by `orden` and returns the records that need a new `orden`: afterwards
 * the list counts 1, 2, 3. An unknown id, or the place that the record already has, moves nothing.
 */
export function moveTo(list: readonly Ordered[], id: string, to: number): Ordered[] {
  const from = list.findIndex((record) => record.id === id)
  if (from < 0 || from === to) return []
  const order = [...list]
  order.splice(to, 0, ...order.splice(from, 1))
  return order.flatMap(({ id, orden }, index) => (orden === index + 1 ? [] : [{ id, orden: index + 1 }]))
}

/** The list after those updates, in order; records with the same number keep their places. */
export function applyOrder<T extends Ordered>(list: readonly T[], updates: readonly Ordered[]): T[] {
  const orden = new Map(updates.map((update) => [update.id, update.orden]))
  return list
    .map((record) => ({ ...record, orden: orden.get(record.id) ?? record.orden }))
    .sort((a, b) => a.orden - b.orden)
}

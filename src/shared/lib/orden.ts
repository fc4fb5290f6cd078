export type Ordered = { id: string; orden: number }

/** Indexes of the longest run of places that keep their number: `orden - index` may never fall, nor go below 1. */
function keepers(ordenes: readonly number[]): Set<number> {
  const length: number[] = []
  const previous: number[] = []
  let last = -1
  for (const [i, orden] of ordenes.entries()) {
    const usable = Number.isInteger(orden) && orden - i >= 1
    length[i] = usable ? 1 : 0
    previous[i] = -1
    for (let j = 0; usable && j < i; j++) {
      const longer = (length[j] ?? 0) > 0 && (length[j] ?? 0) + 1 > (length[i] ?? 0)
      if (longer && orden - i >= (ordenes[j] ?? 0) - j) {
        length[i] = (length[j] ?? 0) + 1
        previous[i] = j
      }
    }
    if ((length[i] ?? 0) > (last < 0 ? 0 : (length[last] ?? 0))) last = i
  }
  const kept = new Set<number>()
  for (let i = last; i >= 0; i = previous[i] ?? -1) kept.add(i)
  return kept
}

/**
 * Moves one record of a list that is sorted by `orden` to the index `to` and says which records need a new
 * `orden` for that: as few as can be, whole numbers from 1 up, no two alike. An unknown id moves nothing.
 */
export function moveTo(list: readonly Ordered[], id: string, to: number): Ordered[] {
  const moved = list.find((record) => record.id === id)
  if (!moved) return []
  const order = list.filter((record) => record !== moved)
  order.splice(to, 0, moved)
  const all = keepers(order.map(({ orden }) => orden))
  const others = keepers(order.map((record) => (record === moved ? Number.NaN : record.orden)))
  // Where it costs no more, the record that was moved gets the new number and its neighbours stay as they are.
  const kept = others.size === all.size ? others : all
  const updates: Ordered[] = []
  let previous = 0
  for (const [i, record] of order.entries()) {
    const orden = kept.has(i) ? record.orden : previous + 1
    if (orden !== record.orden) updates.push({ id: record.id, orden })
    previous = orden
  }
  return updates
}

/** The list as those updates leave it, in order; records of one number keep their places. */
export function applyOrder<T extends Ordered>(list: readonly T[], updates: readonly Ordered[]): T[] {
  const orden = new Map(updates.map((update) => [update.id, update.orden]))
  return list
    .map((record) => ({ ...record, orden: orden.get(record.id) ?? record.orden }))
    .sort((a, b) => a.orden - b.orden)
}

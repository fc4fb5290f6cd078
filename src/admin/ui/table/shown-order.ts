/** The order in which each list was drawn last. */
const orders = new WeakMap<readonly unknown[], readonly unknown[]>()

/** A table says in which order it shows the records that a screen gave it; it is asked for by those same records. */
export function keepOrder<T>(records: readonly T[], sorted: readonly T[]): readonly T[] {
  orders.set(records, sorted)
  return sorted
}

/** The records as the table on the screen has them, so that a file and a paper follow the order that was chosen there. */
export const asShown = <T>(records: readonly T[]): readonly T[] =>
  (orders.get(records) as readonly T[] | undefined) ?? records

/** Some records of a list, in the list's order on the screen. */
export const asShownOf = <T>(records: readonly T[], some: readonly T[]): readonly T[] => {
  const wanted = new Set(some)
  return asShown(records).filter((one) => wanted.has(one))
}

/** Counts each look at a field of the records. `seen` is called with each. */
export function countLooks(records: readonly object[], field: string, seen = () => {}): () => number {
  let looks = 0
  for (const record of records) {
    const value: unknown = Reflect.get(record, field)
    Object.defineProperty(record, field, {
      enumerable: true,
      get() {
        looks++
        seen()
        return value
      },
    })
  }
  return () => looks
}

/** Equal as stored. Pure. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Joins one record that two people began alike, with `fresh`, and worked on without hearing of each other. What one of them
 * wrote stays; of a field that both wrote, the value in `later` stays. Pure.
 *
 *     mergeBegun({ nota: '', km: 0 }, { nota: 'Lluvia', km: 12 }, { nota: '', km: 15 }, arrived)  // nota 'Lluvia', km 15
 */
export function mergeBegun<T extends object>(fresh: Partial<T>, stored: T, arrived: T, later: T): T {
  const fields = Object.keys({ ...stored, ...arrived }) as (keyof T)[]
  const wordOf = (field: keyof T) => {
    if (same(arrived[field], fresh[field])) return stored[field]
    return same(stored[field], fresh[field]) ? arrived[field] : later[field]
  }
  return Object.fromEntries(fields.map((field) => [field, wordOf(field)])) as T
}

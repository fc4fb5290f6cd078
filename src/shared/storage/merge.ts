/** Equal as stored. Pure. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * One record that two people began alike and worked on without hearing of each other, `fresh` being what both began with:
 * what only one of them wrote stands, and of what both wrote the later, which `later` has. Pure.
 */
export function mergeBegun<T extends object>(fresh: Partial<T>, stored: T, arrived: T, later: T): T {
  const fields = Object.keys({ ...stored, ...arrived }) as (keyof T)[]
  const wordOf = (field: keyof T) => {
    if (same(arrived[field], fresh[field])) return stored[field]
    return same(stored[field], fresh[field]) ? arrived[field] : later[field]
  }
  return Object.fromEntries(fields.map((field) => [field, wordOf(field)])) as T
}

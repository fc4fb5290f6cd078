/** Equal as stored. Pure. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

type Merged<T> = {
  /** Only what the person changed, over what is stored now. */
  value: T
  /** Fields that another tab had changed since the person read them, and that this replaces. */
  overwritten: string[]
}

/**
 * Puts a form's `next` over the stored `before`. `base` is what the form started with; without it all fields count. A
 * field given as undefined is derived anew, which replaces nobody's change. Pure.
 */
export function mergeChanges<T extends object>(before: T, next: Partial<T>, base?: T): Merged<T> {
  const changed = (Object.keys(next) as (keyof T & string)[]).filter(
    (field) => !base || !same(next[field], base[field]),
  )
  const overwritten = changed.filter(
    (field) =>
      base &&
      next[field] !== undefined &&
      !same(before[field], base[field]) &&
      !same(before[field], next[field]),
  )
  const patch = Object.fromEntries(changed.map((field) => [field, next[field]]))
  return { value: { ...before, ...patch }, overwritten }
}

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

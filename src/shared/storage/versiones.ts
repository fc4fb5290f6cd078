import { byCode } from '@/shared/lib/text'
import { mergeBegun, same } from './merge'

/**
 * One version of something that nobody edits: what changes is a version more. `desde` is the ISO instant at which it was made,
 * `base` the version that it was made of: none for the first, '', and the one before it in time for one without it.
 */
export type Version = { id: string; desde: string; base?: string | undefined }

/** Makes one of two that were made of `base`, without losing what either changed. */
export type Unir<T> = (base: T | undefined, earlier: T, later: T) => T

/** Between the ids of versions that are read as one. */
const AND = '+'

const inTime = (a: Version, b: Version) => byCode(a.desde, b.desde) || byCode(a.id, b.id)

/** Versions by time, and for each its own id with those of all that it was made of. */
function familyOf<T extends Version>(list: readonly T[]) {
  const sorted = [...list].sort(inTime)
  const byId = new Map(sorted.map((one) => [one.id, one]))
  const parents = new Map(
    sorted.map(({ id, base }, n) => {
      const named = (base ?? '').split(AND).filter((part) => byId.has(part))
      const before = sorted[n - 1]
      return [id, named.length > 0 || base === '' || !before ? named : [before.id]]
    }),
  )
  const line = (id: string): Set<string> => {
    const found = new Set([id])
    for (const one of found) for (const parent of parents.get(one) ?? []) found.add(parent)
    return found
  }
  return { sorted, byId, parents, line }
}

/** The one that several versions say together; their ids joined are its own. */
function together<T extends Version>(
  { sorted, line }: ReturnType<typeof familyOf<T>>,
  ids: readonly string[],
  unir: Unir<T>,
): T | undefined {
  const [first, ...rest] = sorted.filter(({ id }) => ids.includes(id))
  if (!first) return undefined
  let made = first
  const seen = line(first.id)
  for (const one of rest) {
    const own = line(one.id)
    const base = sorted.findLast(({ id }) => seen.has(id) && own.has(id))
    made = { ...unir(base, made, one), id: made.id + AND + one.id, desde: one.desde }
    for (const id of own) seen.add(id)
  }
  return made
}

/**
 * The version that counts: the one of which no other was made. Several devices that changed the same at once made several: they
 * are read as one, and the next that is made of it ends that. Undefined without any. Pure.
 */
export function versionVigente<T extends Version>(list: readonly T[], unir: Unir<T>): T | undefined {
  const family = familyOf(list)
  const old = new Set(
    list.flatMap(({ id }) => [...family.line(id)].filter((one) => one !== id && !family.line(one).has(id))),
  )
  const heads = family.sorted.filter(({ id }) => !old.has(id)).map(({ id }) => id)
  return together(family, heads, unir)
}

/** The version with this id, also one that several make together; undefined where one of them is missing. Pure. */
export function versionDe<T extends Version>(list: readonly T[], id: string, unir: Unir<T>): T | undefined {
  const ids = id.split(AND)
  if (!ids.every((one) => list.some((other) => other.id === one))) return undefined
  const family = familyOf(list)
  const [only] = ids
  return ids.length === 1 ? family.byId.get(only ?? '') : together(family, ids, unir)
}

/** What this version was made of; undefined for the first. Pure. */
export function versionAnterior<T extends Version>(
  list: readonly T[],
  { id }: Version,
  unir: Unir<T>,
): T | undefined {
  const family = familyOf(list)
  return together(family, family.parents.get(id) ?? [], unir)
}

/** Whether two say the same order of what both have. */
const sameOrder = (a: readonly string[], b: readonly string[]) =>
  same(
    a.filter((id) => b.includes(id)),
    b.filter((id) => a.includes(id)),
  )

/** A row of both, or of the one that changed it: what only one took away and the other left as it was is gone. */
function row<R extends { id: string }>(base: R | undefined, earlier: R | undefined, later: R | undefined) {
  if (earlier && later) return mergeBegun(base ?? later, earlier, later, later)
  const left = earlier ?? later
  return base && same(base, left) ? undefined : left
}

/**
 * Rows as two changed them: what was added, changed, moved and taken away by either, and of one field that both changed the later
 * word. What one took away and the other changed stays. Pure.
 */
export function unirFilas<R extends { id: string }>(
  base: readonly R[],
  earlier: readonly R[],
  later: readonly R[],
): R[] {
  const ids = (rows: readonly R[]) => rows.map(({ id }) => id)
  const moved = sameOrder(ids(base), ids(later)) && !sameOrder(ids(base), ids(earlier))
  const [lead, other] = moved ? [earlier, later] : [later, earlier]
  const order = ids(lead)
  for (const [n, { id }] of other.entries())
    if (!order.includes(id)) order.splice(order.indexOf(other[n - 1]?.id ?? '') + 1, 0, id)
  const find = (rows: readonly R[], id: string) => rows.find((one) => one.id === id)
  return order.flatMap((id) => row(find(base, id), find(earlier, id), find(later, id)) ?? [])
}

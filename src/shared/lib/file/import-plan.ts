import type { DraftBatch } from '@/shared/storage/list-command'
import { same } from '@/shared/storage/merge'
import type { Draft, Stored } from '@/shared/storage/stored-module'
import { isCutOf } from './xlsx-text'

/** A line of a file that can be imported. */
export type ImportRow<T extends Stored> = {
  line: number
  /** The line as a new record. */
  record: Draft<T>
  /** The fields that the line changes in a stored record; one given as undefined is to be derived anew. */
  over: (stored: T) => Partial<T>
}

export type ImportChange<T extends Stored> = {
  line: number
  before: T
  after: T
  /** As a repository takes it. */
  next: Partial<T>
}

/** The changes that a file would make to a list. */
export type ImportPlan<T extends Stored> = {
  added: readonly ImportRow<T>[]
  changed: readonly ImportChange<T>[]
  unchanged: readonly T[]
  /** Stored, and not in the file. */
  missing: readonly T[]
}

/** The texts by which a row and a record are the same; an empty text matches nothing. `fits` may refuse a pair. */
type ImportKey<R, T> = readonly [
  ofRow: (row: R) => string,
  ofRecord: (record: T) => string,
  fits?: (row: R, record: T) => boolean,
]

/** The record that each row is about. An earlier key goes before a later one, and each record is taken once. Pure. */
export function pairUp<R, T>(
  rows: readonly R[],
  records: readonly T[],
  keys: readonly ImportKey<R, T>[],
): Map<R, T> {
  const pairs = new Map<R, T>()
  const taken = new Set<T>()
  for (const [ofRow, ofRecord, fits = () => true] of keys) {
    const free = new Map<string, T[]>()
    for (const record of records) {
      const key = taken.has(record) ? '' : ofRecord(record)
      if (key === '') continue
      const alike = free.get(key)
      if (alike) alike.push(record)
      else free.set(key, [record])
    }
    for (const row of rows) {
      const alike = pairs.has(row) ? [] : (free.get(ofRow(row)) ?? [])
      const at = alike.findIndex((record) => fits(row, record))
      const [found] = at < 0 ? [] : alike.splice(at, 1)
      if (found === undefined) continue
      pairs.set(row, found)
      taken.add(found)
    }
  }
  return pairs
}

/** Fields that a person sees change: what is derived follows by itself. */
export const changedFields = <T extends Stored>({ before, next }: Pick<ImportChange<T>, 'before' | 'next'>) =>
  (Object.keys(next) as (keyof T & string)[]).filter(
    (field) => next[field] !== undefined && !same(next[field], before[field]),
  )

/** Without the texts that an export cut: the record has them whole. */
const withoutCut = <T extends Stored>(before: T, next: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !isCutOf(value, before[field as keyof T])),
  ) as Partial<T>

/** Sorts a file's rows into new, changed and unchanged, and names what is missing. Pure. */
export function planImport<T extends Stored, R extends ImportRow<T>>(
  rows: readonly R[],
  records: readonly T[],
  pairs: ReadonlyMap<R, T>,
): ImportPlan<T> {
  const added: R[] = []
  const changed: ImportChange<T>[] = []
  const unchanged: T[] = []
  for (const row of rows) {
    const before = pairs.get(row)
    if (!before) {
      added.push(row)
      continue
    }
    const next = withoutCut(before, row.over(before))
    const after = { ...before, ...next }
    if (changedFields({ before, next }).length === 0) unchanged.push(before)
    else changed.push({ line: row.line, before, after, next })
  }
  const met = new Set(pairs.values())
  return { added, changed, unchanged, missing: records.filter((record) => !met.has(record)) }
}

/** What a person decided: `out`, lines of the file to leave out; `gone`, ids of missing records to remove. */
export type ImportChoice = { out: ReadonlySet<number>; gone: ReadonlySet<string> }

/** What is written, and the file's columns that it leaves out, by their headings. */
export type ImportBatch<T extends Stored> = DraftBatch<T> & { leftOut?: readonly string[] }

export const isNothing = <T extends Stored>({ added, patches, removed }: DraftBatch<T>): boolean =>
  added.length + patches.length + removed.length === 0

/** The chosen parts of a plan as one write. Pure. */
export function batchOf<T extends Stored>(
  { added, changed, missing }: ImportPlan<T>,
  { out, gone }: ImportChoice,
): DraftBatch<T> {
  return {
    added: added.filter(({ line }) => !out.has(line)).map(({ record }) => record),
    patches: changed
      .filter(({ line }) => !out.has(line))
      .map(({ before, next }) => ({ id: before.id, next, base: before })),
    removed: missing.filter(({ id }) => gone.has(id)).map(({ id }) => id),
  }
}

/** A list as this write would leave it. Pure. */
export function listAfter<T extends Stored>(
  list: readonly T[],
  { added, patches, removed }: DraftBatch<T>,
): Draft<T>[] {
  const gone = new Set(removed)
  const nextOf = new Map(patches.map(({ id, next }) => [id, next]))
  const kept = list
    .filter(({ id }) => !gone.has(id))
    .map((record) => ({ ...record, ...nextOf.get(record.id) }))
  return [...kept, ...added]
}

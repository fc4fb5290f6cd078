import * as v from 'valibot'
import { UnknownIdError } from './errors'
import { mergeChanges, saidOf } from './merge-changes'
import type { Draft, ListModule, Stored } from './stored-module'

export type Patch<T> = { id: string; next: Partial<T>; base?: T | undefined }

/**
 * One record of a write. `before` is null for a new record and `after` for a removed one. `again`: it was here before,
 * and its deletion is taken back.
 */
export type Change<T> = { before: T | null; after: T | null; again?: true }

/**
 * Checks every record of a write and the list that it would leave; throws to refuse the whole write. Declared as a
 * method so that lists of every type fit into one registry.
 */
export type Guard<T> = { guard(changes: readonly Change<T>[], list: readonly T[]): void }['guard']

/** One write that adds, changes and removes records. */
export type Batch<T> = { added: readonly T[]; patches: readonly Patch<T>[]; removed: readonly string[] }

/** A batch whose new records have no id yet, unless theirs follows from what they are. */
export type DraftBatch<T extends Stored> = Omit<Batch<T>, 'added'> & {
  added: readonly (Draft<T> & { id?: string })[]
}

export type ListCommand<T extends Stored> =
  /** Records whose id is already in the list are left as they are. */
  | { kind: 'create' | 'restore'; records: readonly T[] }
  | { kind: 'update'; patches: readonly Patch<T>[] }
  /** Adds new records and replaces the stored ones; `decide` gets the list as it is then. */
  | { kind: 'upsert'; decide: (list: readonly T[]) => readonly T[] }
  | { kind: 'remove'; ids: readonly string[] }
  | { kind: 'batch' | 'unbatch'; batch: Batch<T> }
  | { kind: 'reset' }

/** What a write does to a record, or to the whole list. */
export type Action = 'create' | 'update' | 'remove' | 'reset'

export type ListChange<T> = Change<T> & {
  action: Action
  /** Fields that another writer changed after this one read them, and that this write replaces. */
  overwritten: string[]
}

type Outcome<T> = { list: T[]; changes: ListChange<T>[] }
type Rules<T extends Stored> = Pick<ListModule<T>, 'schema' | 'seed' | 'touch' | 'joins'>

const added = <T extends Stored>(after: T, again = false): ListChange<T> => ({
  action: 'create',
  before: null,
  after,
  overwritten: [],
  ...(again && { again }),
})

/** A record as its schema parses it, with the fields that the schema doesn't know. @throws v.ValiError */
const whole = <T extends Stored>(schema: Rules<T>['schema'], record: T): T => ({
  ...record,
  ...v.parse(schema, record),
})

function add<T extends Stored>(
  list: readonly T[],
  records: readonly T[],
  { schema }: Rules<T>,
  again = false,
): Outcome<T> {
  const known = new Set(list.map(({ id }) => id))
  const fresh = records.filter(({ id }) => !known.has(id)).map((record) => whole(schema, record))
  return { list: [...list, ...fresh], changes: fresh.map((record) => added(record, again)) }
}

function update<T extends Stored>(
  list: readonly T[],
  patches: readonly Patch<T>[],
  { schema, touch, joins }: Rules<T>,
): Outcome<T> {
  const kept = new Map(list.map((record) => [record.id, record]))
  const changes = patches.map(({ id, next, base }): ListChange<T> => {
    const before = kept.get(id)
    if (!before) throw new UnknownIdError(id)
    const { value: merged, overwritten } = mergeChanges(before, saidOf(next, base), base, joins)
    const after = whole(schema, { ...merged, ...touch?.(merged, before), id })
    kept.set(id, after)
    return { action: 'update', before, after, overwritten }
  })
  return { list: [...kept.values()], changes }
}

function upsert<T extends Stored>(
  list: readonly T[],
  records: readonly T[],
  { schema }: Rules<T>,
): Outcome<T> {
  const kept = new Map(list.map((record) => [record.id, record]))
  const changes = records.map((record): ListChange<T> => {
    const before = kept.get(record.id) ?? null
    const after = whole(schema, { ...before, ...record })
    return before ? { action: 'update', before, after, overwritten: [] } : added(after)
  })
  for (const { after } of changes) if (after) kept.set(after.id, after)
  return { list: [...kept.values()], changes }
}

function remove<T extends Stored>(list: readonly T[], ids: readonly string[]): Outcome<T> {
  const known = new Set(list.map(({ id }) => id))
  const missing = ids.find((id) => !known.has(id))
  if (missing !== undefined) throw new UnknownIdError(missing)
  const going = new Set(ids)
  const gone = list.filter(({ id }) => going.has(id))
  return {
    list: list.filter(({ id }) => !going.has(id)),
    changes: gone.map((before) => ({ action: 'remove', before, after: null, overwritten: [] })),
  }
}

function change<T extends Stored>(
  list: readonly T[],
  batch: Batch<T>,
  rules: Rules<T>,
  again: boolean,
): Outcome<T> {
  const updated = update(list, batch.patches, rules)
  const grown = add(updated.list, batch.added, rules, again)
  const left = remove(grown.list, batch.removed)
  return { list: left.list, changes: [...updated.changes, ...grown.changes, ...left.changes] }
}

/** All fields of `before`, and undefined for each that only `after` has: taking a change back takes those away again. */
const whereItWas = <T extends object>(before: T, after: T): T => ({
  ...Object.fromEntries(Object.keys(after).map((field) => [field, undefined])),
  ...before,
})

/**
 * The batch that takes these changes back. Of a record that was changed, it names only the changed fields. Pure.
 *
 *     inverse([{ before: null, after: manguera }])  // { added: [], patches: [], removed: ['manguera'] }
 */
export function inverse<T extends Stored>(changes: readonly Change<T>[]): Batch<T> {
  return {
    added: changes.flatMap(({ before, after }) => (before && !after ? [before] : [])),
    patches: changes.flatMap(({ before, after }) =>
      before && after ? [{ id: before.id, next: whereItWas(before, after), base: after }] : [],
    ),
    removed: changes.flatMap(({ before, after }) => (!before && after ? [after.id] : [])),
  }
}

/**
 * Applies a command to a list, completely or not at all. Pure: the storage adapter calls it under its lock, and a
 * server can call it in its transaction.
 * @throws UnknownIdError, v.ValiError
 */
export function applyCommand<T extends Stored>(
  list: readonly T[],
  command: ListCommand<T>,
  rules: Rules<T>,
): Outcome<T> {
  switch (command.kind) {
    case 'create':
    case 'restore':
      return add(list, command.records, rules, command.kind === 'restore')
    case 'update':
      return update(list, command.patches, rules)
    case 'upsert':
      return upsert(list, command.decide(list), rules)
    case 'remove':
      return remove(list, command.ids)
    case 'batch':
    case 'unbatch':
      return change(list, command.batch, rules, command.kind === 'unbatch')
    case 'reset':
      return {
        list: rules.seed(),
        changes: [{ action: 'reset', before: null, after: null, overwritten: [] }],
      }
  }
}

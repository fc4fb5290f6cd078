import * as v from 'valibot'
import { UnknownIdError } from './errors'
import { mergeChanges } from './merge'
import type { ListModule, Stored } from './stored-module'

export type Patch<T> = { id: string; next: Partial<T>; base?: T | undefined }

/** One record of a write; null: there was none, or there is none any more. */
export type Change<T> = { before: T | null; after: T | null }

/**
 * Looks at every record of one write and at the list it would leave; throws to refuse the whole write. A method's type,
 * so that lists of all kinds fit into one registry.
 */
export type Guard<T> = { guard(changes: readonly Change<T>[], list: readonly T[]): void }['guard']

export type ListCommand<T extends Stored> =
  /** Ids that are there already stay as they are. */
  | { kind: 'create' | 'restore'; records: readonly T[] }
  | { kind: 'update'; patches: readonly Patch<T>[] }
  /** New records are added, the others written over the stored ones, as the list is then. */
  | { kind: 'upsert'; decide: (list: readonly T[]) => readonly T[] }
  | { kind: 'remove'; ids: readonly string[] }
  | { kind: 'reset' }

/** What a person must be allowed to do. */
export type Action = 'create' | 'update' | 'remove' | 'reset'

const ACTIONS = {
  create: 'create',
  update: 'update',
  upsert: 'update',
  remove: 'remove',
  // Undoing one's own deletion needs no more than the right to delete.
  restore: 'remove',
  reset: 'reset',
} as const satisfies Record<ListCommand<Stored>['kind'], Action>

export const actionOf = ({ kind }: { kind: keyof typeof ACTIONS }): Action => ACTIONS[kind]

export type ListChange<T> = Change<T> & {
  action: Action
  /** Fields that somebody else had changed since the writer read them, and that this write replaces. */
  overwritten: string[]
}

type Outcome<T> = { list: T[]; changes: ListChange<T>[] }
type Rules<T extends Stored> = Pick<ListModule<T>, 'schema' | 'seed' | 'touch'>

const added = <T extends Stored>(after: T): ListChange<T> => ({
  action: 'create',
  before: null,
  after,
  overwritten: [],
})

/** What the schema makes of a record, beside the fields that it doesn't know. @throws v.ValiError */
const whole = <T extends Stored>(schema: Rules<T>['schema'], record: T): T => ({
  ...record,
  ...v.parse(schema, record),
})

function add<T extends Stored>(list: readonly T[], records: readonly T[], { schema }: Rules<T>): Outcome<T> {
  const fresh = records
    .filter(({ id }) => !list.some((record) => record.id === id))
    .map((record) => whole(schema, record))
  return { list: [...list, ...fresh], changes: fresh.map(added) }
}

function update<T extends Stored>(
  list: readonly T[],
  patches: readonly Patch<T>[],
  { schema, touch }: Rules<T>,
): Outcome<T> {
  const changed = new Map<string, T>()
  const changes = patches.map(({ id, next, base }): ListChange<T> => {
    const before = changed.get(id) ?? list.find((record) => record.id === id)
    if (!before) throw new UnknownIdError(id)
    const { value: merged, overwritten } = mergeChanges(before, next, base)
    const after = whole(schema, { ...merged, ...touch?.(merged, before), id })
    changed.set(id, after)
    return { action: 'update', before, after, overwritten }
  })
  return { list: list.map((record) => changed.get(record.id) ?? record), changes }
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
  const missing = ids.find((id) => !list.some((record) => record.id === id))
  if (missing !== undefined) throw new UnknownIdError(missing)
  const gone = list.filter(({ id }) => ids.includes(id))
  return {
    list: list.filter(({ id }) => !ids.includes(id)),
    changes: gone.map((before) => ({ action: 'remove', before, after: null, overwritten: [] })),
  }
}

/**
 * What a command makes of a list, the whole of it or nothing. Pure: the storage adapter calls it under its lock, a
 * server within its transaction. @throws UnknownIdError, v.ValiError
 */
export function applyCommand<T extends Stored>(
  list: readonly T[],
  command: ListCommand<T>,
  rules: Rules<T>,
): Outcome<T> {
  switch (command.kind) {
    case 'create':
    case 'restore':
      return add(list, command.records, rules)
    case 'update':
      return update(list, command.patches, rules)
    case 'upsert':
      return upsert(list, command.decide(list), rules)
    case 'remove':
      return remove(list, command.ids)
    case 'reset':
      return {
        list: rules.seed(),
        changes: [{ action: 'reset', before: null, after: null, overwritten: [] }],
      }
  }
}

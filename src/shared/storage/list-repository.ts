import { requireLocal } from '@/shared/storage/entry/local'
import { createStored, type StoredValue } from '@/shared/storage/entry/stored'
import { isUnseen } from '@/shared/storage/entry/unseen'
import { announce } from './changes'
import { newId } from './ids'
import {
  applyCommand,
  type Batch,
  type DraftBatch,
  type Guard,
  inverse,
  type ListChange,
  type ListCommand,
  type Patch,
} from './list-command'
import { listShape } from './list-shape'
import { restAfter } from './slices'
import type { Draft, ListModule, Stored } from './stored-module'

export type ListRepository<T extends Stored> = {
  key: string
  /**
   * Every good record that is here, in the list's own order; seeded when the key was never written (spec §4). Of a list
   * that is unknown here these are this device's own records and no more: figures are made of `known`.
   */
  all(): Promise<T[]>
  /** The whole list; null where a central has it and this person may not read it. */
  known(): Promise<T[] | null>
  find(id: string): Promise<T | undefined>
  create(draft: Draft<T>): Promise<T>
  /** All in one commit, or none. */
  createMany(drafts: readonly Draft<T>[]): Promise<T[]>
  /**
   * With `base`, the record as the form got it, only the fields in which `next` differs from it are written: two tabs
   * that edit different fields both keep their work.
   * @throws UnknownIdError
   */
  update(id: string, next: Partial<T>, base?: T): Promise<T>
  /** All in one commit, or none. @throws UnknownIdError */
  updateMany(patches: readonly Patch<T>[]): Promise<T[]>
  /**
   * Adds new records and replaces the stored ones, each as it is, in one commit. `decide` is called under the lock with
   * the list as it is then. Returns what was written.
   */
  upsertMany(decide: (list: readonly T[]) => readonly T[]): Promise<T[]>
  /** All in one commit, or none. Returns what was removed. @throws UnknownIdError */
  remove(ids: readonly string[]): Promise<T[]>
  /** Adds, changes and removes in one commit, or nothing. Returns what `takeBack` needs. @throws UnknownIdError */
  change(batch: DraftBatch<T>): Promise<Batch<T>>
  /** Undoes a `change` in one commit; fields that were changed elsewhere since then stay. @throws UnknownIdError */
  takeBack(batch: Batch<T>): Promise<void>
  /** Puts removed records back under their own ids; those that are there already stay as they are. */
  restore(records: readonly T[]): Promise<T[]>
  /** Clears the list and loads the sample data again (spec §4). */
  reset(): Promise<T[]>
}

export type ListAccess<T> = {
  /**
   * Throws when the signed-in person may not make these changes: prepared before the write and run under its lock.
   * Without it anyone may write.
   */
  guard?: () => Promise<Guard<T>>
  /** What a record that is written gets from the list as it is then, such as its number. */
  complete?: (record: T, list: readonly T[]) => T
}

/** The outcome of a write with what `complete` adds to each record. */
function completed<T extends Stored>(
  { list, changes }: { list: T[]; changes: ListChange<T>[] },
  complete: NonNullable<ListAccess<T>['complete']>,
) {
  let now: readonly T[] = list
  const all = changes.map((change) => {
    const after = change.after && complete(change.after, now)
    if (!after || after === change.after) return change
    now = now.map((record) => (record.id === after.id ? after : record))
    return { ...change, after }
  })
  return { list: [...now], changes: all }
}

const readings = new WeakMap<object, StoredValue<Stored[]>>()

/** Screen, search and calendar have repositories of their own over one list, which is read once for all of them. */
function storedOf<T extends Stored>(module: ListModule<T>): StoredValue<T[]> {
  const known = readings.get(module) as StoredValue<T[]> | undefined
  const stored = known ?? createStored<T[]>(module.key, listShape(module))
  if (!known) readings.set(module, stored as unknown as StoredValue<Stored[]>)
  return stored
}

const orders = new WeakMap<object, Stored[]>()

/** A list as it was read, in the order of its module. */
async function inOrder<T extends Stored>(list: T[], compare: (a: T, b: T) => number): Promise<T[]> {
  const known = orders.get(list) as T[] | undefined
  if (known) return known
  const ordered = list.toSorted(compare)
  orders.set(list, ordered)
  await restAfter(ordered)
  return ordered
}

/** A stored list with the rules of contract §1; each write is locked, journaled, mirrored and announced. */
export function createListRepository<T extends Stored>(
  module: ListModule<T>,
  { guard, complete }: ListAccess<T> = {},
): ListRepository<T> {
  const { key, idPrefix, compare } = module
  const stored = storedOf(module)

  async function run(command: ListCommand<T>): Promise<readonly ListChange<T>[]> {
    // When storage is blocked, nobody is signed in either: the error must name the storage and not a missing
    // permission.
    requireLocal(key)
    const check = await guard?.()
    let changes: ListChange<T>[] = []
    await stored.write((current) => {
      const plain = applyCommand(current, command, module)
      const outcome = complete ? completed(plain, complete) : plain
      check?.(outcome.changes, outcome.list)
      changes = outcome.changes
      return outcome.list
    })
    announce(changes.map((change) => ({ module, ...change })))
    return changes
  }

  const written = (changes: readonly ListChange<T>[]) => changes.map(({ after }) => after as T)

  async function all(): Promise<T[]> {
    const list = await stored.read()
    return compare ? inOrder(list, compare) : list
  }

  const named = (drafts: readonly Draft<T>[]) =>
    drafts.map((draft) => ({ ...draft, id: newId(idPrefix) }) as T)
  const withIds = (added: DraftBatch<T>['added']) =>
    added.map(({ id = newId(idPrefix), ...draft }) => ({ ...draft, id }) as unknown as T)
  const createMany = async (drafts: readonly Draft<T>[]) =>
    written(await run({ kind: 'create', records: named(drafts) }))
  const updateMany = async (patches: readonly Patch<T>[]) => written(await run({ kind: 'update', patches }))

  return {
    key,
    all,
    known: async () => ((await isUnseen(key)) ? null : all()),
    find: async (id) => (await stored.read()).find((record) => record.id === id),
    create: async (draft) => (await createMany([draft]))[0] as T,
    createMany,
    update: async (id, next, base) => (await updateMany([{ id, next, base }]))[0] as T,
    updateMany,
    upsertMany: async (decide) => written(await run({ kind: 'upsert', decide })),
    remove: async (ids) => (await run({ kind: 'remove', ids })).map(({ before }) => before as T),
    change: async ({ added, ...rest }) =>
      inverse(await run({ kind: 'batch', batch: { ...rest, added: withIds(added) } })),
    async takeBack(batch) {
      await run({ kind: 'unbatch', batch })
    },
    async restore(records) {
      await run({ kind: 'restore', records })
      return [...records]
    },
    async reset() {
      await run({ kind: 'reset' })
      return all()
    },
  }
}

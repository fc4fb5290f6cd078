import * as v from 'valibot'
import { announce, type Commit } from './changes'
import { UnknownIdError } from './errors'
import { newId } from './ids'
import { listShape } from './list-shape'
import { requireLocal } from './local'
import { mergeChanges } from './merge'
import { createStored } from './stored'

export type Stored = { id: string }
type Patch<T> = { id: string; next: Partial<T>; base?: T | undefined }
export type Draft<T extends Stored> = Omit<T, 'id'>
type Action = 'create' | 'update' | 'remove' | 'reset'

/** One record of a write; null: there was none, or there is none any more. */
export type Change<T> = { before: T | null; after: T | null }
/** Looks at every record of one write and at the list it would leave; throws to refuse the whole write. */
export type Guard<T> = (changes: readonly Change<T>[], list: readonly T[]) => void

export type ListRepository<T extends Stored> = {
  key: string
  /** Every good record, in the list's own order; seeded when the key was never written (spec §4). */
  all(): Promise<T[]>
  find(id: string): Promise<T | undefined>
  create(draft: Draft<T>): Promise<T>
  /** All in one commit, or none. */
  createMany(drafts: Draft<T>[]): Promise<T[]>
  /**
   * With `base` (the record as the form got it) only the fields in which `next` differs from it are written,
   * so that two tabs editing different fields both keep their work. @throws UnknownIdError
   */
  update(id: string, next: Partial<T>, base?: T): Promise<T>
  /** All in one commit, or none. @throws UnknownIdError */
  updateMany(patches: Patch<T>[]): Promise<T[]>
  /**
   * Adds records that are new here and writes the others over the stored ones, each as it is, in one commit. What
   * to write is decided under the lock, from the list as it is then. Returns what was written.
   */
  upsertMany(decide: (list: readonly T[]) => readonly T[]): Promise<T[]>
  /** All in one commit, or none. Returns what was removed. @throws UnknownIdError */
  remove(ids: string[]): Promise<T[]>
  /** Puts removed records back under their own ids; those that are there already stay as they are. */
  restore(records: T[]): Promise<T[]>
  /** Clears the list and loads the sample data again (spec §4). */
  reset(): Promise<T[]>
}

export type ListOptions<T extends Stored> = {
  key: string
  idPrefix: string
  schema: v.GenericSchema<unknown, T>
  seed: () => T[]
  compare?: (a: T, b: T) => number
  /** Throws when the signed-in person may not do this. Left out: anyone may (a citizen's report). */
  authorize?: (action: Action) => Promise<void>
  /** Rules that depend on what changes: prepared before the write, then run under its lock. */
  guard?: () => Promise<Guard<T>>
  /** Fields that every update refreshes, such as fechaActualizacion. */
  touch?: (record: T, before: T) => Partial<T>
  /** Only where an empty list would lock everybody out. */
  seedWhenUnreadable?: boolean
}

/** A stored list with the rules of contract §1; each write is locked, journaled, mirrored and announced. */
export function createListRepository<T extends Stored>(options: ListOptions<T>): ListRepository<T> {
  const { key, idPrefix, schema, seed, compare, authorize, guard, touch } = options
  const stored = createStored<T[]>(key, listShape(options))
  const sorted = new WeakMap<T[], T[]>()

  async function commit(
    action: Action,
    change: (list: T[]) => { list: T[]; commits: (Omit<Commit, 'key'> & Change<T>)[] },
  ) {
    // Where nothing can be read, nobody is signed in either: that must not be told as a matter of rights.
    requireLocal(key)
    await authorize?.(action)
    const check = await guard?.()
    let commits: Omit<Commit, 'key'>[] = []
    await stored.write((current) => {
      const outcome = change(current)
      check?.(outcome.commits, outcome.list)
      commits = outcome.commits
      return outcome.list
    })
    announce(commits.map((entry) => ({ key, ...entry })))
  }

  async function add(action: Action, records: T[]): Promise<T[]> {
    await commit(action, (list) => {
      const fresh = records.filter(({ id }) => !list.some((record) => record.id === id))
      const commits = fresh.map((after) => ({
        action: 'create' as const,
        before: null,
        after,
        overwritten: [],
      }))
      return { list: [...list, ...fresh], commits }
    })
    return records
  }

  async function all(): Promise<T[]> {
    const list = await stored.read()
    if (!compare) return list
    const ordered = sorted.get(list) ?? [...list].sort(compare)
    sorted.set(list, ordered)
    return ordered
  }

  const build = (draft: Draft<T>): T => v.parse(schema, { ...draft, id: newId(idPrefix) }) as T

  async function createMany(drafts: Draft<T>[]): Promise<T[]> {
    return add(
      'create',
      drafts.map((draft) => ({ ...draft, ...build(draft) })),
    )
  }

  /** The record as the patch leaves it, and which of another tab's changes that replaces. */
  function patched(before: T, { next, base }: Patch<T>): { after: T; overwritten: string[] } {
    const { value: merged, overwritten } = mergeChanges(before, next, base)
    const after = { ...merged, ...touch?.(merged, before), id: before.id }
    return { after: { ...after, ...v.parse(schema, after) }, overwritten }
  }

  async function updateMany(patches: Patch<T>[]): Promise<T[]> {
    let saved: T[] = []
    await commit('update', (list) => {
      const changed = new Map<string, T>()
      const commits = patches.map((patch) => {
        const before = changed.get(patch.id) ?? list.find(({ id }) => id === patch.id)
        if (!before) throw new UnknownIdError(patch.id)
        const { after, overwritten } = patched(before, patch)
        changed.set(patch.id, after)
        return { action: 'update' as const, before, after, overwritten }
      })
      saved = commits.map(({ after }) => after)
      return { list: list.map((record) => changed.get(record.id) ?? record), commits }
    })
    return saved
  }

  return {
    key,
    all,
    find: async (id) => (await stored.read()).find((record) => record.id === id),
    create: async (draft) => (await createMany([draft]))[0] as T,
    createMany,

    updateMany,
    update: async (id, next, base) => (await updateMany([{ id, next, base }]))[0] as T,

    async upsertMany(decide) {
      let written: T[] = []
      await commit('update', (list) => {
        const stored = new Map(list.map((record) => [record.id, record]))
        const changes = decide(list).map((record) => {
          const before = stored.get(record.id) ?? null
          const whole = { ...before, ...record }
          return { before, after: { ...whole, ...v.parse(schema, whole) } as T }
        })
        for (const { after } of changes) stored.set(after.id, after)
        written = changes.map(({ after }) => after)
        return {
          list: [...stored.values()],
          commits: changes.map((change) => ({
            action: change.before ? ('update' as const) : ('create' as const),
            ...change,
            overwritten: [],
          })),
        }
      })
      return written
    },

    async remove(ids) {
      let removed: T[] = []
      await commit('remove', (list) => {
        const missing = ids.find((id) => !list.some((record) => record.id === id))
        if (missing !== undefined) throw new UnknownIdError(missing)
        removed = list.filter(({ id }) => ids.includes(id))
        const commits = removed.map((before) => ({
          action: 'remove' as const,
          before,
          after: null,
          overwritten: [],
        }))
        return { list: list.filter(({ id }) => !ids.includes(id)), commits }
      })
      return removed
    },

    // Undoing one's own deletion needs no more than the right to delete.
    restore: (records) => add('remove', records),

    async reset() {
      const list = seed()
      await commit('reset', () => ({
        list,
        commits: [{ action: 'reset', before: null, after: null, overwritten: [] }],
      }))
      return list
    },
  }
}

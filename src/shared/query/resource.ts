import { mutationOptions, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { ListRepository } from '@/shared/storage/list-repository'
import type { Draft, Stored } from '@/shared/storage/stored-module'
import { type Edit, type Edited, edit, type Follows, takeBack } from './edit'
import { readFrom } from './read-from'
import { type MutationMeta, REVERSAL, type Toast } from './toast'

export type Messages<T> = {
  created?: Toast | ((records: T[]) => Toast)
  updated?: Toast | ((record: T) => Toast)
  removed?: Toast | ((records: T[]) => Toast)
  createFailed: string
  updateFailed: string
  removeFailed: string
}

/** `toast` replaces the list's own "updated" toast, as for a toggle. */
export type Update<T> = Edit<T> & { toast?: Toast }

const pick = <A>(toast: Toast | ((value: A) => Toast) | undefined, value: A) =>
  typeof toast === 'function' ? toast(value) : toast

/**
 * Keeps the object of every record that didn't change, wherever it is now in the list, so that a table draws only the
 * changed rows. The library itself compares records at the same position.
 */
function keepRecords(before: unknown, now: unknown): unknown {
  // The results of `select` pass through here too.
  if (!Array.isArray(now) || !Array.isArray(before)) return now
  const old = before as Stored[]
  const known = new Map(old.map((record) => [record.id, record]))
  const list = (now as Stored[]).map((record) => replaceEqualDeep(known.get(record.id), record))
  return list.length === old.length && list.every((record, n) => record === old[n]) ? old : list
}

/** What this device has of a list, or the app shows in its place; the repository's key is the query's key. */
const listQuery = <T extends Stored>(repository: ListRepository<T>) =>
  queryOptions({
    queryKey: [repository.key],
    queryFn: ({ client }) => readFrom(client, repository.key, repository.all),
    structuralSharing: keepRecords,
  })

/** The whole list, for whatever counts it; null where it is unknown here. Refreshed together with `listQuery`. */
export const knownQuery = <T extends Stored>(repository: ListRepository<T>) =>
  queryOptions({
    queryKey: [repository.key, 'entera'],
    queryFn: repository.known,
    structuralSharing: keepRecords,
  })

/** Queries and mutations over one repository; toasts and refreshing happen in the app's MutationCache. */
export function createResource<T extends Stored>(
  repository: ListRepository<T>,
  messages: Messages<T>,
  follows: Follows<T> = {},
) {
  const invalidates = [repository.key]
  const meta = (rest: MutationMeta): MutationMeta => ({ invalidates, ...rest })

  return {
    list: listQuery(repository),
    known: knownQuery(repository),

    create: mutationOptions({
      mutationFn: (draft: Draft<T> | Draft<T>[]) =>
        repository.createMany(Array.isArray(draft) ? draft : [draft]),
      meta: meta({
        success: (records) => pick(messages.created, records as T[]) ?? { title: 'Guardado' },
        failure: messages.createFailed,
      }),
    }),

    update: mutationOptions({
      mutationFn: (update: Update<T>) => edit(repository, update),
      meta: meta({
        success: (edited, variables) => {
          const { toast } = variables as Update<T>
          return toast ?? pick(messages.updated, (edited as Edited<T>).after) ?? { title: 'Guardado' }
        },
        failure: messages.updateFailed,
        undo: (edited) => takeBack(repository, edited as Edited<T>, follows),
        undoWords: REVERSAL,
      }),
    }),

    remove: mutationOptions({
      mutationFn: (ids: string[]) => repository.remove(ids),
      meta: meta({
        success: (removed) => pick(messages.removed, removed as T[]) ?? { title: 'Eliminado' },
        failure: messages.removeFailed,
        undo: (removed) => repository.restore(removed as T[]),
      }),
    }),
  }
}

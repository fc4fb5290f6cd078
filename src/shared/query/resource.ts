import { mutationOptions, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { ListRepository } from '@/shared/storage/list-repository'
import type { Draft, Stored } from '@/shared/storage/stored-module'
import { readFrom } from './read-from'
import type { MutationMeta, Toast } from './toast'

export type Messages<T> = {
  created?: Toast | ((records: T[]) => Toast)
  updated?: Toast | ((record: T) => Toast)
  removed?: Toast | ((records: T[]) => Toast)
  createFailed: string
  updateFailed: string
  removeFailed: string
}

export type Update<T> = {
  id: string
  next: Partial<T>
  base?: T
  /** Replaces the list's own "updated" toast, as for a toggle. */
  toast?: Toast
}

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

/** Every record of a list; the repository's key is the query's key. */
export const listQuery = <T extends Stored>(repository: ListRepository<T>) =>
  queryOptions({
    queryKey: [repository.key],
    queryFn: ({ client }) => readFrom(client, repository.key, repository.all),
    structuralSharing: keepRecords,
  })

/** Query and mutations over one repository; toasts and refreshing happen in the app's MutationCache. */
export function createResource<T extends Stored>(repository: ListRepository<T>, messages: Messages<T>) {
  const invalidates = [repository.key]
  const meta = (rest: MutationMeta): MutationMeta => ({ invalidates, ...rest })

  return {
    list: listQuery(repository),

    create: mutationOptions({
      mutationFn: (draft: Draft<T> | Draft<T>[]) =>
        repository.createMany(Array.isArray(draft) ? draft : [draft]),
      meta: meta({
        success: (records) => pick(messages.created, records as T[]) ?? { title: 'Guardado' },
        failure: messages.createFailed,
      }),
    }),

    update: mutationOptions({
      mutationFn: ({ id, next, base }: Update<T>) => repository.update(id, next, base),
      meta: meta({
        success: (record, variables) => {
          const { toast } = variables as Update<T>
          return toast ?? pick(messages.updated, record as T) ?? { title: 'Guardado' }
        },
        failure: messages.updateFailed,
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

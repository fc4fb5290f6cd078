import { mutationOptions, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { ListRepository } from '@/shared/storage/list-repository'
import type { Draft, Stored } from '@/shared/storage/stored-module'
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
  /** Said instead of the list's own "updated", as a toggle does. */
  toast?: Toast
}

const pick = <A>(toast: Toast | ((value: A) => Toast) | undefined, value: A) =>
  typeof toast === 'function' ? toast(value) : toast

/**
 * What didn't change stays the same objects, wherever in the list it stands now: a table draws only the rows that did.
 * The library's own way compares what stands in the same place.
 */
function keepRecords(before: unknown, now: unknown): unknown {
  // What `select` makes of a list comes by here too.
  if (!Array.isArray(now) || !Array.isArray(before)) return now
  const old = before as Stored[]
  const known = new Map(old.map((record) => [record.id, record]))
  const list = (now as Stored[]).map((record) => replaceEqualDeep(known.get(record.id), record))
  return list.length === old.length && list.every((record, n) => record === old[n]) ? old : list
}

/** Every record of a list, kept in step by the repository's key. */
export const listQuery = <T extends Stored>(repository: ListRepository<T>) =>
  queryOptions({
    queryKey: [repository.key],
    queryFn: () => repository.all(),
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

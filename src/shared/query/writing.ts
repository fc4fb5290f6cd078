import { mutationOptions } from '@tanstack/react-query'
import type { Batch } from '@/shared/storage/list-command'
import type { ListRepository } from '@/shared/storage/list-repository'
import type { Stored } from '@/shared/storage/stored-module'
import { type MutationMeta, REVERSAL, type Toast } from './toast'

/** Records whose ids follow from what they are, and what is said once they are there. */
type Writing<T extends Stored> = { records: readonly T[]; toast: Toast }

/** Writes them in one commit, those too that another device made already; its undo takes back what it changed. */
export const createWriting = <T extends Stored>(
  { key, all, change, takeBack }: ListRepository<T>,
  failure: string,
) =>
  mutationOptions({
    mutationFn: async ({ records }: Writing<T>): Promise<Batch<T>> => {
      const known = new Set((await all()).map(({ id }) => id))
      return change({
        added: records.filter(({ id }) => !known.has(id)),
        patches: records.filter(({ id }) => known.has(id)).map((record) => ({ id: record.id, next: record })),
        removed: [],
      })
    },
    meta: {
      invalidates: [key],
      success: (_, said) => (said as Writing<T>).toast,
      failure,
      undo: (batch) => takeBack(batch as Batch<T>),
      undoWords: REVERSAL,
    } satisfies MutationMeta,
  })

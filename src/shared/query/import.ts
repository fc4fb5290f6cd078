import { mutationOptions } from '@tanstack/react-query'
import type { ImportBatch } from '@/shared/lib/file/import-plan'
import { tellBatch, tellLeftOut } from '@/shared/lib/file/import-words'
import { LASTING } from '@/shared/query/toast'
import type { Batch, DraftBatch } from '@/shared/storage/list-command'
import type { Stored } from '@/shared/storage/stored-module'

/** Where an import is written: a list's repository, or several lists at once; `also` are the keys of the others. */
type Target<T extends Stored, B> = {
  key: string
  also?: readonly string[]
  change(batch: DraftBatch<T>): Promise<B>
  takeBack(back: B): Promise<unknown>
}

/**
 * Writes what an import adds, changes and removes in one commit, and says which columns it left out; its undo takes all
 * of it back in one.
 */
export const createImport = <T extends Stored, B = Batch<T>>(
  { key, also = [], change, takeBack }: Target<T, B>,
  noun: readonly [one: string, many: string],
) =>
  mutationOptions({
    mutationFn: ({ leftOut: _, ...batch }: ImportBatch<T>) => change(batch),
    meta: {
      invalidates: [key, ...also],
      success: (_, batch) => ({
        title: 'Importación terminada',
        message: [
          tellBatch(batch as Batch<T>, 'done', noun),
          tellLeftOut((batch as ImportBatch<T>).leftOut ?? []),
        ]
          .filter(Boolean)
          .join(' '),
      }),
      failure: 'No se pudo importar el archivo.',
      undo: (back) => takeBack(back as B),
      undoWords: LASTING,
    },
  })

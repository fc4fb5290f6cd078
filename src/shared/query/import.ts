import { mutationOptions } from '@tanstack/react-query'
import type { ImportBatch } from '@/shared/lib/file/import-plan'
import { tellBatch, tellLeftOut } from '@/shared/lib/file/import-words'
import type { Batch } from '@/shared/storage/list-command'
import type { ListRepository } from '@/shared/storage/list-repository'
import type { Stored } from '@/shared/storage/stored-module'

/**
 * Writes what an import adds, changes and removes in one commit, and says which columns it left out; its undo takes all
 * of it back in one.
 */
export const createImport = <T extends Stored>(
  repository: ListRepository<T>,
  noun: readonly [one: string, many: string],
) =>
  mutationOptions({
    mutationFn: ({ leftOut: _, ...batch }: ImportBatch<T>) => repository.change(batch),
    meta: {
      invalidates: [repository.key],
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
      undo: (back) => repository.takeBack(back as Batch<T>),
    },
  })

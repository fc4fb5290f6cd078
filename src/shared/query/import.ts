import { mutationOptions } from '@tanstack/react-query'
import { tellBatch } from '@/shared/lib/file/import-words'
import type { Batch, DraftBatch } from '@/shared/storage/list-command'
import type { ListRepository } from '@/shared/storage/list-repository'
import type { Stored } from '@/shared/storage/stored-module'

/** Writes what an import adds, changes and removes in one commit; its undo takes all of it back in one. */
export const createImport = <T extends Stored>(
  repository: ListRepository<T>,
  noun: readonly [one: string, many: string],
) =>
  mutationOptions({
    mutationFn: (batch: DraftBatch<T>) => repository.change(batch),
    meta: {
      invalidates: [repository.key],
      success: (_, batch) => ({
        title: 'Importación terminada',
        message: tellBatch(batch as Batch<T>, 'done', noun),
      }),
      failure: 'No se pudo importar el archivo.',
      undo: (back) => repository.takeBack(back as Batch<T>),
    },
  })

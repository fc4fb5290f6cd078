import { mutationOptions, useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createImport } from '@/shared/query/import'
import { createResource } from '@/shared/query/resource'
import { type MutationMeta, REVERSAL, type Toast, type UndoWords } from '@/shared/query/toast'
import type { Batch } from '@/shared/storage/list-command'
import type { Item } from './item'
import { itemsRepository } from './items'
import { movimientos } from './movimientos/queries'
import { conMovimientos } from './movimientos/saldo'

export const items = createResource(
  itemsRepository,
  {
    created: (added) =>
      added.length === 1
        ? { title: 'Item agregado' }
        : { title: 'Items agregados', message: `Se agregaron ${added.length} items.` },
    updated: { title: 'Item actualizado' },
    removed: (gone) =>
      gone.length > 1
        ? { title: 'Items eliminados', message: `Se eliminaron ${gone.length} items.` }
        : { title: 'Item eliminado' },
    createFailed: 'No se pudo agregar el item.',
    updateFailed: 'No se pudo actualizar el item.',
    removeFailed: 'No se pudo eliminar el item.',
  },
  { contado: 'cantidad' },
)

export const itemsImport = createImport(itemsRepository, ['item', 'items'])

/** Of one act on many records, which nobody writes back by hand. */
export const REVERSAL_OF_MANY: UndoWords = { ...REVERSAL, waits: true, lasts: true }

type Changes = Pick<Batch<Item>, 'patches'> & Partial<Batch<Item>> & { toast: Toast }

/** Changes many items in one commit; its undo takes all of it back in one. */
export const changeItems = mutationOptions({
  mutationFn: ({ patches, added = [], removed = [] }: Changes) =>
    itemsRepository.change({ added, patches, removed }),
  meta: {
    invalidates: [itemsRepository.key],
    success: (_, changes) => (changes as Changes).toast,
    failure: 'No se pudieron cambiar los items.',
    undo: (back) => itemsRepository.takeBack(back as Batch<Item>),
    undoWords: REVERSAL_OF_MANY,
  } satisfies MutationMeta,
})

/** The items with how many there are of each by count and movements; null where they are unknown here. */
export function useItemsAlDia(): readonly Item[] | null {
  const [{ data: list }, { data: moved }] = useSuspenseQueries({ queries: [items.known, movimientos] })
  return useMemo(() => list && conMovimientos(list, moved ?? []), [list, moved])
}

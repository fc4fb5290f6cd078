import { mutationOptions, queryOptions, useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callCentral } from '@/access/central/http'
import { keptAnswer } from '@/access/central/kept-answer'
import { toDay } from '@/shared/lib/fecha'
import { createImport } from '@/shared/query/import'
import { createResource } from '@/shared/query/resource'
import { type MutationMeta, REVERSAL, type Toast, type UndoWords } from '@/shared/query/toast'
import type { Batch } from '@/shared/storage/list-command'
import type { Item } from './item'
import { itemsRepository } from './items'
import { movimientos, movimientosRepository } from './movimientos/queries'
import { conMovimientos } from './movimientos/saldo'
import type { Previstos } from './plan/costo'
import { hechosRepository, planesRepository } from './plan/queries'
import { type SegunItems, segunItems } from './revision/fuera'
import { fallasRepository } from './revision/queries'
import { enUso } from './totals'

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

/**
 * What the plans are foreseen to cost next year. Whoever keeps the budget needn't see the inventory: of lists that are unknown
 * here the central says this much.
 */
export const previstos = queryOptions({
  queryKey: [itemsRepository.key, 'previstos'],
  queryFn: async (): Promise<Previstos> => {
    const [list, moved, plans, done] = await Promise.all([
      itemsRepository.known(),
      movimientosRepository.known(),
      planesRepository.known(),
      hechosRepository.known(),
    ])
    if (!list || !moved || !plans || !done) return callCentral<Previstos>('GET', '/previstos')
    const { previstosDelProximo } = await import('./plan/costo')
    return previstosDelProximo(conMovimientos(enUso(list), moved), plans, done, toDay(new Date()))
  },
  // Plans and what is done are lists of their own.
  staleTime: 0,
  networkMode: 'always',
  retry: false,
})

/** What the central says of the items to whoever calls people out. */
const fuera = keptAnswer<SegunItems>('central-fuera', '/fuera')

/**
 * What the items say of what is out of service. Whoever calls people out needn't see the inventory: of items that are unknown
 * here the central says this much, and without an answer what it said last counts.
 */
export const segun = queryOptions({
  queryKey: [fallasRepository.key, 'segun'],
  queryFn: async (): Promise<SegunItems> => {
    const [list, broken] = await Promise.all([itemsRepository.known(), fallasRepository.known()])
    return list && broken ? segunItems(list, broken) : fuera.heard().catch(fuera.last)
  },
  // The items are a list of their own, of which nothing is heard here.
  staleTime: 0,
  networkMode: 'always',
  retry: false,
})

/** The items with how many there are of each by count and movements; null where they are unknown here. */
export function useItemsAlDia(): readonly Item[] | null {
  const [{ data: list }, { data: moved }] = useSuspenseQueries({ queries: [items.known, movimientos] })
  return useMemo(() => list && conMovimientos(list, moved ?? []), [list, moved])
}

import { mutationOptions } from '@tanstack/react-query'
import type { ModuleList } from '@/access/module'
import { type Part, part, writeTogether } from '@/access/write-together'
import { type MutationMeta, REVERSAL } from '@/shared/query/toast'
import { type Batch, inverse } from '@/shared/storage/list-command'
import type { Stored } from '@/shared/storage/stored-module'
import type { Item } from './item'
import { itemsRepository } from './items'
import { itemsList } from './module'
import { type Falla, isAbierta } from './revision/falla'
import { fallasList } from './revision/listas'
import { fallasRepository } from './revision/queries'

/** What is written of items and of another list in one commit, and what of it whoever calls people out has to know. */
export type Ambos<T> = { items: Batch<Item>; otros: Batch<T>; fallas?: Batch<Falla> | undefined }

/**
 * Writes items and another list in one commit. Returns what takes it back, so that whoever does may leave out what changed
 * since then.
 */
export async function escribirJuntos<T extends Stored>(
  list: ModuleList<T>,
  { items, otros, fallas }: Ambos<T>,
  kind: 'batch' | 'unbatch',
): Promise<Ambos<T>> {
  const back: Ambos<T> = { items: inverse([]), otros: inverse([]) }
  await writeTogether([
    part(itemsList, { kind, batch: items }, (changes) => {
      back.items = inverse(changes)
    }),
    part(list, { kind, batch: otros }, (changes) => {
      back.otros = inverse(changes)
    }),
    ...(fallas
      ? [
          part(fallasList, { kind, batch: fallas }, (changes) => {
            back.fallas = inverse(changes)
          }),
        ]
      : []),
  ])
  return back
}

type Alta = { falla: Falla; cuando: string; por: string }

/**
 * Signs that it is well again; with the last of them its item is no longer out of service by its own state either. What nobody
 * had noted is kept as it ends.
 */
async function sign({ falla, cuando, por }: Alta): Promise<Part[]> {
  const [items, fallas] = [await itemsRepository.all(), await fallasRepository.all()]
  const item = items.find(({ id }) => id === falla.item)
  const others = fallas.some(
    (one) => one.id !== falla.id && one.item === falla.item && one.fuera && isAbierta(one),
  )
  const back = item?.categoria === 'VEHICULO' ? 'OPERATIVO' : 'BUENO'
  const isOut = item?.estado === 'FUERA_SERVICIO' && falla.fuera && !others
  const alta = { alta: cuando, altaPor: por }
  return writeTogether([
    fallas.some(({ id }) => id === falla.id)
      ? part(fallasList, { kind: 'update', patches: [{ id: falla.id, next: alta }] })
      : part(fallasList, {
          kind: 'create',
          records: [{ ...falla, ...alta, id: `${falla.id}-${cuando}` }],
        }),
    ...(isOut
      ? [part(itemsList, { kind: 'update', patches: [{ id: item.id, next: { estado: back } }] })]
      : []),
  ])
}

export const firmarAlta = mutationOptions({
  mutationFn: sign,
  meta: {
    invalidates: [fallasList.key, itemsList.key],
    success: (_, signed) => {
      const { nombre, que } = (signed as Alta).falla
      return { title: `Arreglado: ${nombre}`, message: que }
    },
    failure: 'No se pudo anotar la falla.',
    undo: (back) => writeTogether(back as Part[]),
    undoWords: REVERSAL,
  } satisfies MutationMeta,
})

import type { ModuleList } from '@/access/module'
import { part, writeTogether } from '@/access/write-together'
import { type Batch, inverse } from '@/shared/storage/list-command'
import type { Stored } from '@/shared/storage/stored-module'
import type { Item } from './item'
import { itemsList } from './module'

/** What is written of items and of another list in one commit. */
export type Ambos<T> = { items: Batch<Item>; otros: Batch<T> }

/**
 * Writes items and another list in one commit. Returns what takes it back, so that whoever does may leave out what changed
 * since then.
 */
export async function escribirJuntos<T extends Stored>(
  list: ModuleList<T>,
  { items, otros }: Ambos<T>,
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
  ])
  return back
}

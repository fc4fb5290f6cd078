import { del, entries, set } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import { newId } from '@/shared/storage/ids'

/** Something that another app handed to this one through the system's share sheet. */
export type SharedItem = { title: string; text: string; url: string; files: Blob[] }

const PREFIX = 'compartido:'

/** Keeps the item until a page takes it; the worker has no other storage. Rejects when it did not reach the disk. */
export const putShared = (item: SharedItem): Promise<void> => set(newId(PREFIX), item, database())

/** The items that no page has taken yet, oldest first, with the key to delete each by. */
export async function listShared(): Promise<[key: string, item: SharedItem][]> {
  const all = await entries<string, SharedItem>(database())
  return all.filter(([key]) => key.startsWith(PREFIX)).sort(([a], [b]) => (a < b ? -1 : 1))
}

export const deleteShared = (key: string): Promise<void> => del(key, database())

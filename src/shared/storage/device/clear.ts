import { clear } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import { productKeys, removeRaw } from '@/shared/storage/entry/local'
import { StorageError } from '@/shared/storage/errors'

/**
 * Deletes everything that this browser keeps except the keys `kept`: records, journals, photos, drafts, copies and
 * quarantine. The journals go first, because a text could be restored from a journal that is still there.
 * @throws StorageError
 */
export async function clearEverything(kept: readonly string[]): Promise<void> {
  try {
    await clear(database())
  } catch (error) {
    console.error('Error al limpiar el almacenamiento', error)
    throw new StorageError('blocked', error)
  }
  for (const key of productKeys()) if (!kept.includes(key)) removeRaw(key)
}

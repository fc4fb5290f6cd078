import { clear } from 'idb-keyval'
import { database } from './database'
import { StorageError } from './errors'
import { KEYS } from './keys'
import { productKeys, removeRaw } from './local'

/** Whoever clears everything stays signed in and sees what came of it. */
const KEPT: readonly string[] = [KEYS.sesionUsuario, KEYS.sesionToken, KEYS.sesionUso]

/**
 * Forgets everything that this browser keeps but the session: records, journals, photos, drafts, copies and
 * quarantine. The journals go first: a text left without its journal heals nothing. @throws StorageError
 */
export async function clearEverything(): Promise<void> {
  try {
    await clear(database())
  } catch (error) {
    console.error('Error al limpiar el almacenamiento', error)
    throw new StorageError('blocked', error)
  }
  for (const key of productKeys()) if (!KEPT.includes(key)) removeRaw(key)
}

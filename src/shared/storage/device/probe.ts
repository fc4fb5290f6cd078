import { del, set } from 'idb-keyval'
import { relaxedDatabase } from '@/shared/storage/entry/database'
import { removeRaw, writeRaw } from '@/shared/storage/entry/local'
import { StorageError, writeFailure } from '@/shared/storage/errors'
import { PROBE_KEY } from '@/shared/storage/keys'

/**
 * Tests by writing whether a text of this length fits beside what is stored, and removes it again.
 * @throws StorageError as writeRaw does
 */
export function requireRoom(text: string): void {
  writeRaw(PROBE_KEY, text)
  removeRaw(PROBE_KEY)
}

/** Tests by writing whether this browser keeps data: null, or why it doesn't. Each store may fail by itself. */
export async function keepFailure(): Promise<StorageError | null> {
  try {
    requireRoom(JSON.stringify({ data: true, timestamp: Date.now() }))
    await set('prueba', 1, relaxedDatabase())
    await del('prueba', relaxedDatabase())
    return null
  } catch (error) {
    return error instanceof StorageError ? error : writeFailure(error, 'journal')
  }
}

/**
 * Asks the browser not to clear this site's data by itself. Nobody awaits it, because Firefox answers only after the
 * person does.
 */
export function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

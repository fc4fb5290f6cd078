import { promisifyRequest } from 'idb-keyval'
import { writeFailure } from '@/shared/storage/errors'
import { database } from './database'

/** What stands in the database under a name; undefined: nothing does. */
export type Row = readonly [name: string, value: unknown]

/**
 * Resolves once all rows are on disk, in one transaction. Rejects with none of them there.
 * @throws StorageError 'journal' or 'quota'
 */
export async function writeRows(rows: readonly Row[]): Promise<void> {
  try {
    await database()('readwrite', (store) => {
      const done = promisifyRequest(store.transaction)
      try {
        for (const [name, value] of rows)
          if (value === undefined) store.delete(name)
          else store.put(value, name)
      } catch (error) {
        // What was asked for so far would be written without the rest.
        done.catch(() => undefined)
        store.transaction.abort()
        throw error
      }
      return done
    })
  } catch (error) {
    console.error(`Error al guardar en el diario: ${rows.map(([name]) => name).join(', ')}`, error)
    throw writeFailure(error, 'journal')
  }
}

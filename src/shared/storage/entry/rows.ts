import { promisifyRequest } from 'idb-keyval'
import { writeFailure } from '@/shared/storage/errors'
import { database } from './database'

/** A row of the database; with undefined the row is deleted. */
export type Row = readonly [name: string, value: unknown]

/**
 * Resolves once all rows are on disk, written in one transaction. When it rejects, none of them is.
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
        // Without aborting, the requests made so far would be written without the rest.
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

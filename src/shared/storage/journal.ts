import { get, promisifyRequest } from 'idb-keyval'
import { database, inTime } from './database'
import type { Entry } from './entry'
import { writeFailure } from './errors'

/** The last committed text of a key. localStorage mirrors it and may lag or be lost (contract §1). */
export type JournalPage = { v: number; timestamp: number; raw: string }

const pageKey = (key: string) => `diario:${key}`

/** The journal's page; undefined: none; null: IndexedDB can't be read or doesn't answer in time. Never throws. */
export async function readJournal(key: string): Promise<JournalPage | undefined | null> {
  try {
    if (!globalThis.indexedDB) return null
    return await inTime(get<JournalPage>(pageKey(key), database()))
  } catch (error) {
    console.error(`Error al leer el diario: ${key}`, error)
    return null
  }
}

/** The page that says `value`; `emptied`: the list is empty on purpose. */
export function composePage(value: unknown, v: number, emptied: boolean): JournalPage {
  const entry: Entry = { data: value, timestamp: Date.now(), v, ...(emptied && { emptied }) }
  return { v, timestamp: entry.timestamp, raw: JSON.stringify(entry) }
}

/** What stands in the database under a name; undefined: nothing does. */
export type Row = [name: string, value: unknown]
export type Pages = readonly (readonly [key: string, page: JournalPage | undefined])[]

/**
 * Resolves once all the pages and rows are on disk, in one transaction: this is the commit. Rejects with none of them
 * there. @throws StorageError 'journal' or 'quota'
 */
export async function writeJournals(pages: Pages, rows: readonly Row[] = []): Promise<void> {
  try {
    await database()('readwrite', (store) => {
      const done = promisifyRequest(store.transaction)
      try {
        for (const [name, value] of [...pages.map(([key, page]): Row => [pageKey(key), page]), ...rows])
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
    console.error(`Error al guardar en el diario: ${pages.map(([key]) => key).join(', ')}`, error)
    throw writeFailure(error, 'journal')
  }
}

/** One key's page alone. @throws StorageError as `writeJournals` does */
export const writeJournal = (key: string, page: JournalPage | undefined): Promise<void> =>
  writeJournals([[key, page]])

import { del, get, set } from 'idb-keyval'
import { writeFailure } from '@/shared/storage/errors'
import { database, inTime } from './database'
import type { Entry } from './entry'

let signedIn: () => string | null = () => null

/** Sets how to ask who is signed in (an account's id): the journal keeps it beside each text. */
export const writesAs = (who: () => string | null): void => {
  signedIn = who
}

/** The id of the account that writes now; null for a visitor. */
const writer = (): string | null => signedIn()

/** The last committed text of a key. localStorage mirrors it and may lag or be lost (contract §1). */
export type JournalPage = {
  v: number
  timestamp: number
  raw: string
  /** It was repaired, and nothing has checked since what was lost: no person deleted what is missing. */
  healed?: true
  /** The id of the account that wrote it: on a shared device another one may be signed in by now. */
  by?: string
}

export const pageKey = (key: string) => `diario:${key}`

/**
 * The journal's page; undefined when there is none, null when IndexedDB can't be read or doesn't answer. Never throws.
 */
export async function readJournal(key: string): Promise<JournalPage | undefined | null> {
  try {
    if (!globalThis.indexedDB) return null
    return await inTime(get<JournalPage>(pageKey(key), database()))
  } catch (error) {
    console.error(`Error al leer el diario: ${key}`, error)
    return null
  }
}

/** The page that says `value`; `emptied`: the list is empty on purpose; `schema`: the version of its data. */
export function composePage(value: unknown, v: number, emptied: boolean, schema: number): JournalPage {
  const entry: Entry = {
    data: value,
    timestamp: Date.now(),
    v,
    ...(emptied && { emptied }),
    ...(schema > 0 && { schema }),
  }
  const by = writer()
  return { v, timestamp: entry.timestamp, raw: JSON.stringify(entry), ...(by && { by }) }
}

/**
 * Resolves once the page is on disk: this is the commit.
 * @throws StorageError 'journal' or 'quota'
 */
export async function writeJournal(key: string, page: JournalPage | undefined): Promise<void> {
  try {
    await (page ? set(pageKey(key), page, database()) : del(pageKey(key), database()))
  } catch (error) {
    console.error(`Error al guardar en el diario: ${key}`, error)
    throw writeFailure(error, 'journal')
  }
}

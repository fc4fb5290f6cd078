import { get } from 'idb-keyval'
import { database, inTime } from './database'
import type { Row } from './rows'

const UNSEEN = 'central-no-ve'

/**
 * The keys of the lists that a central has and that the person here may not read. What this device holds under them is
 * at most its own: neither empty nor sample data. Empty without a central, and where the database can't be read.
 */
export async function readUnseen(): Promise<ReadonlySet<string>> {
  try {
    if (!globalThis.indexedDB) return new Set()
    return new Set(await inTime(get<string[]>(UNSEEN, database())))
  } catch {
    return new Set()
  }
}

export const isUnseen = async (key: string): Promise<boolean> => (await readUnseen()).has(key)

/** Without any key the row is deleted. */
export const rowOfUnseen = (keys: Iterable<string>): Row => {
  const all = [...keys].sort()
  return [UNSEEN, all.length > 0 ? all : undefined]
}

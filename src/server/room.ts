import { statfsSync } from 'node:fs'
import { formatBytes } from '@/shared/lib/byte-size'
import { SpokenError } from '@/shared/lib/spoken-error'
import { FREE } from './budgets'
import { type Database, DISK_FULL, type Query } from './database/database'

/** Free bytes where the database lies; null where that is another computer's, or the system doesn't say. */
export type Free = () => number | null

/** Of the disk with this folder. */
export const freeIn =
  (folder: string): Free =>
  () => {
    try {
      const { blocks, bavail, bsize } = statfsSync(folder)
      return blocks > 0 ? bavail * bsize : null
    } catch {
      return null
    }
  }

/** What PostgreSQL says of a full disk, said before it is. */
class FullError extends SpokenError {
  readonly code = DISK_FULL
}

/** @throws FullError */
export function demandFree(free: Free, least: number): void {
  const bytes = free()
  if (bytes !== null && bytes < least) throw new FullError('La central no tiene espacio en su disco.')
}

/** @throws SpokenError where a start would leave a database that can't be opened */
export function demandStart(folder: string, free: Free, isFirst: boolean): void {
  const [bytes, least] = [free(), isFirst ? FREE.firstStart : FREE.start]
  if (bytes === null || bytes >= least) return
  throw new SpokenError(
    `No hay espacio para la central: en el disco de «${folder}» quedan ${formatBytes(bytes)} y hacen falta ${formatBytes(least)}. Libere espacio y enciéndala otra vez.`,
  )
}

const READS = /^\s*(?:select|declare|fetch|close|set|lock|listen|show)\b/i

/** PGlite doesn't survive a disk that is full: on one that almost is, nothing reaches it any more but what reads. */
export function withFloor(database: Database, free: Free): Database {
  const guarded =
    (query: Query): Query =>
    async (sql, params) => {
      if (!READS.test(sql)) demandFree(free, FREE.anything)
      return query(sql, params)
    }
  return {
    ...database,
    query: guarded(database.query),
    transaction: (task, limitMs) => database.transaction((query) => task(guarded(query)), limitMs),
  }
}

import type { ModuleList } from '@/access/module'
import { FREE } from '@/server/budgets'
import type { Central } from '@/server/central'
import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { countBytes } from '@/server/photos/windows'
import { countHourly } from '@/server/reports/limits'
import { CITIZEN } from '@/server/reports/reporte-row'
import { demandFree } from '@/server/room'
import { withValues } from '@/server/sync/own'
import { readRows, takeNumbers, writeRows } from '@/server/sync/write'
import type { Stored } from '@/shared/storage/stored-module'
import { EXISTS, recordOf } from '@/sync/fields'

/** What a citizen sends once, without an account: a message, a request. */
export type Sent<T extends Stored> = {
  list: ModuleList<T>
  record: T
  /** What was written: the same text under the same id is the same thing, sent again. */
  wordsOf(record: T): string
  /** The ISO instant in which the central took it. */
  takenAt(record: T): string
  /** The pace of an address: its key, and so many an hour. */
  pace: { key: string; most: number }
  /** Tells who may read it, in its transaction. */
  tell(query: Query, record: NoInfer<T>, mail: boolean): Promise<void>
}

/**
 * Whether the central has this very thing, be it deleted since, and since when.
 * @throws HttpError 409 when that id says something else
 */
async function known<T extends Stored>(query: Query, sent: Sent<T>): Promise<string | undefined> {
  const { list, record, wordsOf, takenAt } = sent
  const [row] = await readRows(query, [{ c: list.key, id: record.id }])
  if (!row) return undefined
  const there = recordOf(record.id, row.campos) as T
  if (wordsOf(there) !== wordsOf(record))
    throw new HttpError(409, 'otro', 'La central ya tiene otro envío con ese identificador.')
  return takenAt(there)
}

/** Keeps it as a record, and says when it came and whether it is new. @throws HttpError */
export async function receive<T extends Stored>(
  central: Central,
  sent: Sent<T>,
): Promise<{ instante: string; isNew: boolean }> {
  demandFree(central.free, FREE.records)
  const { list, record, takenAt, pace, tell } = sent
  const before = await known(central.database.query, sent)
  if (before) return { instante: before, isNew: false }
  const meanwhile = await central.database.transaction(async (query) => {
    const seq = await takeNumbers(query, 1)
    const there = await known(query, sent)
    if (there) return there
    await countHourly(query, [pace])
    await countBytes(query, Buffer.byteLength(JSON.stringify(record)), [
      { key: `textos:${pace.key}`, window: 'letters' },
      { key: 'textos:cartas', window: 'allLetters' },
    ])
    const campos = withValues({}, { [EXISTS]: true, ...record })
    await writeRows(query, [{ row: { c: list.key, id: record.id, seq, campos }, before: {} }], CITIZEN)
    await tell(query, record, central.avisos.mail)
    return undefined
  })
  central.avisos.wake()
  return { instante: meanwhile ?? takenAt(record), isNew: meanwhile === undefined }
}

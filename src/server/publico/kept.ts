import * as v from 'valibot'
import type { ModuleList } from '@/access/module'
import type { Query } from '@/server/database/database'
import type { Stored } from '@/shared/storage/stored-module'
import { type Fields, isAlive, recordOf } from '@/sync/fields'

/** A collection's records as they were at the change of this number. */
export type Kept<T> = { seq: number; records: ReadonlyMap<string, T> }

/** Rows at a time: between two pages the central answers others, and only one of them is in its memory twice. */
const PAGE = 1000

/** Of lists that are short, or whose figures need all of each record. */
export const whole = <T>(record: T): T => record

/**
 * The records that exist and can be read. With `last`, only what changed since is read: a log of years is not read again
 * for each new line of it. `keep` says what of each stays in memory.
 */
export async function keepUp<T extends Stored, K>(
  query: Query,
  { key, schema }: ModuleList<T>,
  last: Kept<K> | undefined,
  keep: (record: T) => K,
): Promise<Kept<K>> {
  const records = new Map(last?.records)
  let seq = last?.seq ?? -1
  for (let more = true; more; ) {
    const rows = await query<{ id: string; campos: Fields; seq: number }>(
      `select id, campos, seq from registro where coleccion = $1 and seq > $2 order by seq limit ${PAGE}`,
      [key, seq],
    )
    for (const { id, campos } of rows) {
      const read = v.safeParse(schema, recordOf(id, campos))
      if (isAlive(campos) && read.success) records.set(id, keep(read.output))
      else records.delete(id)
    }
    seq = rows.at(-1)?.seq ?? seq
    more = rows.length === PAGE
  }
  return { seq, records }
}

/** Reads of a list what changed since the last time, within one history of the records. `keep` as above. */
export function keptReader<T extends Stored, K>(
  query: Query,
  list: ModuleList<T>,
  keep: (record: T) => K,
): (epoca: string | undefined) => Promise<K[]> {
  let last: { epoca: string | undefined; kept: Kept<K> } | undefined
  return async (epoca) => {
    const kept = await keepUp(query, list, last?.epoca === epoca ? last?.kept : undefined, keep)
    last = { epoca, kept }
    return [...kept.records.values()]
  }
}

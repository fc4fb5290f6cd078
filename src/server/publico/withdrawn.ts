import type { Query } from '@/server/database/database'
import { readRecord } from '@/server/sync/judge'
import { collectionAt } from '@/server/sync/latest'
import type { Written } from '@/server/sync/write'
import { type Fields, isAlive, recordOf } from '@/sync/fields'

function isPublic(key: string, id: string, fields: Fields): boolean {
  const collection = collectionAt(key)
  if (!collection?.sync.isPublic || !isAlive(fields)) return false
  return collection.sync.isPublic(readRecord(collection, id, fields) ?? recordOf(id, fields)) === true
}

/** Keeps in mind the records that these changes take from the public, read or not: their links may be anywhere. */
export async function noteWithdrawn(query: Query, written: readonly Written[]): Promise<void> {
  const ids = written
    .filter(({ row: { c, id, campos }, before }) => isPublic(c, id, before) && !isPublic(c, id, campos))
    .map(({ row }) => row.id)
  if (ids.length === 0) return
  await query('insert into publicada (id) select * from unnest($1::text[]) on conflict do nothing', [ids])
}

/** The records of a collection that were public once. */
export async function withdrawn(query: Query, key: string, published: readonly string[]): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select p.id from publicada p join registro r on r.coleccion = $1 and r.id = p.id
     where p.id <> all($2::text[]) order by p.id`,
    [key, published],
  )
  return rows.map(({ id }) => id)
}

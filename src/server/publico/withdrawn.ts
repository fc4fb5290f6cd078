import { rendicionesList } from '@/entities/rendicion/module'
import type { Query } from '@/server/database/database'
import type { Written } from '@/server/sync/write'
import { type Fields, isAlive } from '@/sync/fields'

const isPublished = (campos: Fields): boolean => isAlive(campos) && campos.publicado?.[1] === true

/** Keeps in mind the reports that these changes take from the public, read or not: their links may be anywhere. */
export async function noteWithdrawn(query: Query, written: readonly Written[]): Promise<void> {
  const ids = written
    .filter(
      ({ row, before }) => row.c === rendicionesList.key && isPublished(before) && !isPublished(row.campos),
    )
    .map(({ row }) => row.id)
  if (ids.length === 0) return
  await query('insert into publicada (id) select * from unnest($1::text[]) on conflict do nothing', [ids])
}

/** The reports that were public once. */
export async function withdrawn(query: Query, published: readonly string[]): Promise<string[]> {
  const rows = await query<{ id: string }>(
    'select id from publicada where id <> all($1::text[]) order by id',
    [published],
  )
  return rows.map(({ id }) => id)
}

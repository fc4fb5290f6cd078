import type { Query } from '@/server/database/database'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { Collection } from '@/sync/collections'
import type { Fields } from '@/sync/fields'
import { migrateFields } from '@/sync/migrate-fields'
import { COLLECTIONS } from './latest'

/** Rows at a time. */
const PAGE = 500

type Found = { id: string; campos: Fields; seq: number }

/** Those rows keep their numbers: devices that are updated bring what they hold to the same by themselves. */
async function migrateOne(query: Query, collection: Collection, from: number): Promise<void> {
  for (let last = -1; ; ) {
    const rows = await query<Found>(
      `select id, campos, seq from registro where coleccion = $1 and seq > $2 order by seq limit ${PAGE}`,
      [collection.key, last],
    )
    if (rows.length === 0) return
    const now = rows.map(({ id, campos }) => JSON.stringify(migrateFields(collection, id, campos, from)))
    await query(
      `update registro r set campos = t.f::json from unnest($2::text[], $3::text[]) as t (i, f)
       where r.coleccion = $1 and r.id = t.i`,
      [collection.key, rows.map(({ id }) => id), now],
    )
    last = rows.at(-1)?.seq ?? last
  }
}

/** Those of which the rows are of an earlier version. @throws SpokenError where a newer program has been at them */
export async function behind(query: Query): Promise<[Collection, from: number][]> {
  const [table] = await query<{ si: boolean }>(`select to_regclass('esquema') is not null as si`)
  if (!table?.si) return []
  const rows = await query<{ coleccion: string; version: number }>('select coleccion, version from esquema')
  const versionOf = (key: string) => rows.find(({ coleccion }) => coleccion === key)?.version ?? 0
  return COLLECTIONS.flatMap((collection): [Collection, number][] => {
    const [has, wants] = [versionOf(collection.key), collection.migrations?.length ?? 0]
    if (has > wants)
      throw new SpokenError(
        `Los datos de ${collection.title} son de una versión más nueva que esta central. Actualice el programa.`,
      )
    return has < wants ? [[collection, has]] : []
  })
}

/**
 * Brings the rows of every collection up to this version, with the stamps that they have: no person wrote anything. Who
 * else would write waits.
 * @throws SpokenError
 */
export async function migrateRows(query: Query): Promise<void> {
  if ((await behind(query)).length === 0) return
  // Of two processes that start at once the second one finds it done.
  await query('update contador set seq = seq')
  for (const [collection, from] of await behind(query)) {
    await migrateOne(query, collection, from)
    await query(
      `insert into esquema (coleccion, version) values ($1, $2)
       on conflict (coleccion) do update set version = excluded.version`,
      [collection.key, collection.migrations?.length ?? 0],
    )
  }
}

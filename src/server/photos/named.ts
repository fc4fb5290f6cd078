import type { Query } from '@/server/database/database'

/** The ids of all photos that a text of these rows names: `idb:<id>`, as in `photo-source.ts`. */
const NAMES = (text: string) => `regexp_matches(${text}, 'idb:([[:alnum:]_-]{1,64})', 'g')`

/** A table's expression: every photo that a record names, one that was deleted too, as it may come back. */
const NAMED_IN_RECORDS = `select m[1] as id from registro, ${NAMES('campos::text')} m`

/** And those that one named in the last days: somebody may take the change back. */
export const namedLately = (days: number): string =>
  `${NAMED_IN_RECORDS}
   union select m[1] from historial, ${NAMES(`coalesce(antes::text, '') || despues::text`)} m
   where instante > now() - interval '${days} days'`

/** The bytes of this account's photos that no record was seen to name. */
async function unnamedBytes(query: Query, usuario: string): Promise<number> {
  const [row] = await query<{ bytes: number }>(
    `select coalesce(sum(octet_length(bytes)), 0)::bigint as bytes from foto where usuario = $1 and not nombrada`,
    [usuario],
  )
  return row?.bytes ?? 0
}

type Coming = { id: string; usuario: string; bytes: number }

/**
 * Whether this photo leaves its account within what may lie here without a record that names it. All records are read
 * only when that much has come since the last time.
 */
export async function fitsUnnamed(
  query: Query,
  { id, usuario, bytes }: Coming,
  most: number,
): Promise<boolean> {
  if ((await unnamedBytes(query, usuario)) + bytes <= most) return true
  await query(
    `update foto set nombrada = true where usuario = $1 and not nombrada and id in (${NAMED_IN_RECORDS})`,
    [usuario],
  )
  if ((await unnamedBytes(query, usuario)) + bytes <= most) return true
  return (await query(`select 1 from (${NAMED_IN_RECORDS}) named where id = $1 limit 1`, [id])).length > 0
}

import { ANSWER_BYTES } from '@/server/budgets'
import type { Query } from '@/server/database/database'
import { type Collection, collections } from '@/sync/collections'
import { ROWS_PER_CALL, type Row } from '@/sync/wire'

/** Read from the modules once: each op asks for them. */
export const COLLECTIONS: readonly Collection[] = collections()

const BY_KEY = new Map(COLLECTIONS.map((collection) => [collection.key, collection]))

export const collectionAt = (key: string): Collection | undefined => BY_KEY.get(key)

type Counted = Row & { bytes: number }

/** The latest changes of all lists, no more of them than one answer holds. */
export type Latest = {
  /** Whose numbers these are: with another one they say nothing. */
  era: string
  /** All changes up to this number are known, be it as a row or in `before`. */
  to: number
  /** Of each list the number of its last change that isn't among the rows. */
  before: ReadonlyMap<string, number>
  /** By their numbers. What changed again meanwhile stands there twice: the later one counts. */
  rows: readonly Counted[]
}

/** Begins at what stands now: nothing is new to who has all of it. */
async function begin(query: Query, era: string, seq: number): Promise<Latest> {
  const heads = await query<{ c: string; ultimo: number }>(
    `select c, coalesce((select max(seq) from registro where coleccion = c), 0) as ultimo
     from unnest($1::text[]) as t (c)`,
    [COLLECTIONS.map(({ key }) => key)],
  )
  const before = new Map(heads.map(({ c, ultimo }) => [c, ultimo]))
  // The counter was read before: whoever sees a number sees all before it.
  return { era, to: Math.max(seq, ...before.values()), before, rows: [] }
}

/** The changes after this number; null where they are more than one answer holds. */
async function changesAfter(query: Query, seq: number): Promise<Counted[] | null> {
  const rows = await query<Counted & { cuantas: number }>(
    `select c, id, campos, seq, bytes, cuantas from (
       select coleccion as c, id, campos, seq, octet_length(campos::text) as bytes, count(*) over () as cuantas,
         sum(octet_length(campos::text)) over (order by seq) as hasta
       from (select * from registro where seq > $1 order by seq limit ${ROWS_PER_CALL + 1}) r) filas
     where hasta - bytes < ${ANSWER_BYTES} order by seq`,
    [seq],
  )
  const all = rows[0]?.cuantas ?? 0
  return all > Math.min(rows.length, ROWS_PER_CALL) ? null : rows.map(({ cuantas: _, ...row }) => row)
}

/** Without the oldest, as far as an answer would not hold them. */
function trimmed({ rows, before, ...latest }: Latest): Latest {
  let bytes = 0
  const first = rows.findLastIndex((row, index) => {
    bytes += row.bytes
    return bytes > ANSWER_BYTES || rows.length - index > ROWS_PER_CALL
  })
  const left = new Map(before)
  for (const { c, seq } of rows.slice(0, first + 1)) left.set(c, seq)
  return { ...latest, before: left, rows: rows.slice(first + 1) }
}

/** The same, with what came up to the number that the counter shows. */
export async function keepUp(
  query: Query,
  known: Latest | undefined,
  { era, seq }: { era: string; seq: number },
): Promise<Latest> {
  // It counted less than it had: other data were put in their place.
  if (!known || known.era !== era || seq < known.to) return begin(query, era, seq)
  if (seq === known.to) return known
  const changes = await changesAfter(query, known.to)
  if (!changes) return begin(query, era, seq)
  const rows = [...known.rows, ...changes]
  return trimmed({ ...known, to: Math.max(seq, changes.at(-1)?.seq ?? 0), rows })
}

/** What is new in these lists after these numbers; null for who lacks more than is known here. */
export function newsIn(
  { before, rows }: Latest,
  keys: readonly string[],
  since: readonly number[],
): Row[] | null {
  const places = new Map(keys.map((key, index) => [key, since[index] ?? 0]))
  if ([...places].some(([key, seq]) => seq < (before.get(key) ?? 0))) return null
  return rows.flatMap(({ bytes: _, ...row }) => (row.seq > (places.get(row.c) ?? row.seq) ? [row] : []))
}

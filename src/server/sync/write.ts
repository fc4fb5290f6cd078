import { notify, type Query } from '@/server/database/database'
import type { Fields, Register } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import type { Past, Told } from './joined'

/** Who wrote: null is the central itself. */
export type Author = { usuario: string | null; dispositivo: string }

/**
 * One record's new state and what it had been; `before` is empty for a new one. `told`: words that were joined with what
 * stood there, as their device told them.
 */
export type Written = { row: Row; before: Fields; told?: Fields }

/**
 * Takes the next `count` numbers; the first of them comes back. The counter's row stays locked until the transaction
 * ends: whoever sees a number sees all before it. A sequence would let a reader pass by rows that commit late.
 */
export async function takeNumbers(query: Query, count: number): Promise<number> {
  const [row] = await query<{ seq: number }>('update contador set seq = seq + $1 returning seq', [count])
  return (row?.seq ?? 0) - count + 1
}

/** A word as the history keeps it: beside what it became stands what was told, by which its device's next one is joined. */
const withTold = (register: Register, told: Register | undefined): Register | Told =>
  told ? [register[0], register[1] ?? null, told] : register

/** What the change brought: of each new register the one before. Pure. */
export function changeOf({ row, before, told = {} }: Written): Pick<Past, 'antes' | 'despues'> {
  const news = Object.entries(row.campos).filter(([field, register]) => before[field] !== register)
  const old = news.flatMap(([field]) => (before[field] ? [[field, before[field]]] : []))
  const isNew = Object.keys(before).length === 0
  return {
    antes: isNew ? null : Object.fromEntries(old),
    despues: Object.fromEntries(news.map(([field, one]) => [field, withTold(one, told[field])])),
  }
}

/** Stores records with their history and tells the open streams. In one transaction with `takeNumbers`. */
export async function writeRows(query: Query, written: readonly Written[], author: Author): Promise<void> {
  if (written.length === 0) return
  const rows = written.map(({ row }) => row)
  const keys = [rows.map(({ c }) => c), rows.map(({ id }) => id), rows.map(({ seq }) => seq)]
  await query(
    `insert into registro (coleccion, id, seq, campos)
     select c, i, s, f::json from unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) as t (c, i, s, f)
     on conflict (coleccion, id) do update set campos = excluded.campos, seq = excluded.seq`,
    [...keys, rows.map(({ campos }) => JSON.stringify(campos))],
  )
  const history = written.map(changeOf)
  await query(
    `insert into historial (coleccion, id, seq, antes, despues, usuario, dispositivo)
     select c, i, s, a::json, d::json, $6, $7
     from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[]) as t (c, i, s, a, d)`,
    [
      ...keys,
      history.map(({ antes }) => antes && JSON.stringify(antes)),
      history.map(({ despues }) => JSON.stringify(despues)),
      author.usuario,
      author.dispositivo,
    ],
  )
  const last = Math.max(...rows.map(({ seq }) => seq))
  await notify(query, 'cambios', [last, ...new Set(rows.map(({ c }) => c))].join(' '))
}

/** Those of the records that are stored. No database takes a null character, and no id has one that a record may point to. */
export async function readRows(query: Query, asked: readonly Pick<Row, 'c' | 'id'>[]): Promise<Row[]> {
  const wanted = asked.filter(({ id }) => !id.includes('\0'))
  return query<Row>(
    `select r.coleccion as c, r.id, r.campos, r.seq from registro r
     join (select distinct c, i from unnest($1::text[], $2::text[]) as t (c, i)) w
       on r.coleccion = w.c and r.id = w.i`,
    [wanted.map(({ c }) => c), wanted.map(({ id }) => id)],
  )
}

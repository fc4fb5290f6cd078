import type { Person } from '@/server/accounts/sessions'
import type { Database, Query } from '@/server/database/database'
import { noteWithdrawn } from '@/server/publico/withdrawn'
import { createdAgain } from '@/server/reports/again'
import { newEpoch, readState } from '@/server/state'
import { mayRead } from '@/sync/collections'
import {
  type Op,
  ROWS_PER_CALL,
  type Row,
  type SyncAnswer,
  type SyncRequest,
  type Verdict,
} from '@/sync/wire'
import { isWellFormed, judge } from './judge'
import { COLLECTIONS } from './known'
import { readRows, takeNumbers, type Written, writeRows } from './write'

const keyOf = ({ c, id }: Pick<Row, 'c' | 'id'>) => JSON.stringify([c, id])

type Pushed = { estados: Verdict[]; rows: Map<string, Row> }

/** Applies the ops one after another: two may be of one record. */
async function push(query: Query, person: Person, request: SyncRequest, now: number): Promise<Pushed> {
  const { ops, dispositivo } = request
  const first = await takeNumbers(query, ops.length)
  const before = new Map((await readRows(query, ops.filter(isWellFormed))).map((row) => [keyOf(row), row]))
  const rows = new Map(before)
  const changed = new Set<string>()
  const estados = ops.map((op: Op, index): Verdict => {
    const key = keyOf(op)
    const row = rows.get(key) ?? { c: op.c, id: op.id, campos: {}, seq: 0 }
    const { fields: judged, ...verdict } = judge(person.actor, op, row.campos, now)
    const fields = judged && createdAgain(op, row.campos, judged)
    rows.set(key, fields ? { ...row, campos: fields, seq: first + index } : row)
    if (fields) changed.add(key)
    return { c: op.c, id: op.id, ...verdict }
  })
  const written = [...changed].flatMap((key): Written[] => {
    const row = rows.get(key)
    return row ? [{ row, before: before.get(key)?.campos ?? {} }] : []
  })
  await noteWithdrawn(query, written)
  await writeRows(query, written, { usuario: person.persona.id, dispositivo })
  return { estados, rows }
}

/** Of each collection the rows after the device's number. */
const pull = (query: Query, keys: readonly string[], since: readonly number[]): Promise<Row[]> =>
  query<Row>(
    `select r.coleccion as c, r.id, r.campos, r.seq from unnest($1::text[], $2::bigint[]) as d (c, s)
     cross join lateral (
       select * from registro where coleccion = d.c and seq > d.s order by seq limit ${ROWS_PER_CALL}
     ) r`,
    [keys, since],
  )

/** One call of a device: what it has to tell, then what it has not heard yet. */
export async function sync(database: Database, person: Person, request: SyncRequest): Promise<SyncAnswer> {
  const hora = Date.now()
  const pushed =
    request.ops.length > 0 && (await database.transaction((query) => push(query, person, request, hora)))
  const keys = COLLECTIONS.flatMap((collection) =>
    mayRead(collection, person.actor) ? [collection.key] : [],
  )
  const state = await readState(database.query)
  let epoca = state?.epoca ?? ''
  // The device has read what this central never wrote: an older copy of the data was put in its place.
  if (request.epoca === epoca && Object.values(request.seqs).some((seq) => seq > (state?.seq ?? 0)))
    epoca = await newEpoch(database.query)
  const known = request.epoca === epoca
  const since = keys.map((key) => (known ? (request.seqs[key] ?? 0) : 0))
  const news = await pull(database.query, keys, since)
  const seqs = Object.fromEntries(
    keys.map((key, index) => [
      key,
      Math.max(since[index] ?? 0, ...news.filter(({ c }) => c === key).map(({ seq }) => seq)),
    ]),
  )
  const acknowledged = pushed ? [...pushed.rows.values()].filter(({ c }) => keys.includes(c)) : []
  const rows = new Map([...acknowledged, ...news].map((row) => [keyOf(row), row]))
  return {
    epoca,
    hora,
    colecciones: keys,
    filas: [...rows.values()],
    seqs,
    mas: keys.some((key) => news.filter(({ c }) => c === key).length >= ROWS_PER_CALL),
    estados: pushed ? pushed.estados : [],
  }
}

import type { Person } from '@/server/accounts/sessions'
import { ANSWER_BYTES } from '@/server/budgets'
import type { Central } from '@/server/central'
import type { Database, Query } from '@/server/database/database'
import { HttpError, otherCentral } from '@/server/http/request/errors'
import { newEpoch, readState, type State } from '@/server/state'
import { mayRead } from '@/sync/collections'
import { ROWS_PER_CALL, type Row, type SyncAnswer, type SyncRequest } from '@/sync/wire'
import { COLLECTIONS, newsIn } from './latest'
import { markOf, provesLoss } from './mark'
import { keyOf, push } from './push'
import type { Standing } from './standing'

/** `more`: there are further ones. */
type Pulled = { news: Row[]; more: boolean }

/**
 * Of each collection the rows after the device's number, as many as one answer holds. The first comes however large it
 * is: an earlier version of the central stored what this one refuses. Asked for in the order of the lists' own index:
 * with `coleccion = d.c order by seq` a short list was looked for among the numbers of all others.
 */
async function pull(query: Query, keys: readonly string[], since: readonly number[]): Promise<Pulled> {
  const rows = await query<Row & { cuantas: number }>(
    `select c, id, campos, seq, cuantas from (
       select r.coleccion as c, r.id, r.campos, r.seq, d.n,
         octet_length(r.campos::text) as propios, count(*) over () as cuantas,
         sum(octet_length(r.campos::text)) over (order by d.n, r.seq) as hasta
       from unnest($1::text[], $2::bigint[]) with ordinality as d (c, s, n)
       cross join lateral (
         select * from registro where (coleccion, seq) > (d.c, d.s) and coleccion <= d.c
         order by coleccion, seq limit ${ROWS_PER_CALL}
       ) r) filas
     where hasta - propios < ${ANSWER_BYTES} order by n, seq`,
    [keys, since],
  )
  const news = rows.map(({ cuantas: _, ...row }) => row)
  const isFull = (key: string) => news.filter(({ c }) => c === key).length >= ROWS_PER_CALL
  return { news, more: (rows[0]?.cuantas ?? 0) > news.length || keys.some(isFull) }
}

/**
 * A device that knows another central must hear it before anything of it is taken. One of an earlier version names no
 * central: it is known by its epoch. @throws HttpError 400, 409
 */
function demandOwn({ identidad, epocas }: State, { epoca, central }: SyncRequest): void {
  if (epoca === '' || (central ? central === identidad : epocas.includes(epoca))) return
  if (central === undefined) throw new HttpError(400, 'version', 'Actualice la aplicación.')
  throw otherCentral()
}

/** A new epoch where the device proves that an older copy of the data was put in their place. */
async function epochNow(
  { query, transaction }: Database,
  { state: { epoca }, counted }: Standing,
  { marca, ...request }: SyncRequest,
) {
  if (!marca || request.epoca !== epoca || !(await provesLoss(query, counted, epoca, marca))) return epoca
  return transaction(async (within) => {
    await within('lock table central in exclusive mode')
    const now = (await readState(within))?.epoca
    return now && now !== epoca ? now : newEpoch(within)
  })
}

/** One call of a device: what it has to tell, then what it has not heard yet. */
export async function sync(
  { database, avisos, standing }: Pick<Central, 'database' | 'avisos' | 'standing'>,
  person: Person,
  request: SyncRequest,
): Promise<SyncAnswer> {
  const hora = Date.now()
  const before = await standing()
  if (!before) throw new Error('the central has not started')
  const { state } = before
  demandOwn(state, request)
  const epoca = await epochNow(database, before, request)
  // In another epoch a device offers everything again, these words too.
  const sameEpoch = request.epoca === epoca
  const takes = request.ops.length > 0 && (sameEpoch || request.epoca === '')
  const pushed = takes ? await database.transaction((query) => push(query, person, request, hora)) : null
  if (pushed?.tells) avisos.wake()
  const keys = COLLECTIONS.flatMap((collection) =>
    mayRead(collection, person.actor) ? [collection.key] : [],
  )
  // Further than this central has counted: it is no place in this list, and the device hears it from the start.
  const placeIn = (key: string) => ((request.seqs[key] ?? 0) <= state.seq ? (request.seqs[key] ?? 0) : 0)
  const since = keys.map((key) => (sameEpoch ? placeIn(key) : 0))
  const { counted, latest } = (pushed && (await standing())) ?? before
  const known = newsIn(latest, keys, since)
  const { news, more } = known ? { news: known, more: false } : await pull(database.query, keys, since)
  const seqs = Object.fromEntries(
    keys.map((key, index) => [
      key,
      Math.max(since[index] ?? 0, ...news.filter(({ c }) => c === key).map(({ seq }) => seq)),
    ]),
  )
  const acknowledged = pushed ? [...pushed.rows.values()].filter(({ c }) => keys.includes(c)) : []
  const rows = new Map([...acknowledged, ...news].map((row) => [keyOf(row), row]))
  const seen = Math.max(counted.seq, ...[...rows.values()].map(({ seq }) => seq))
  return {
    epoca,
    central: state.identidad,
    marca: markOf({ ...counted, seq: seen }, epoca),
    hora,
    colecciones: keys,
    filas: [...rows.values()],
    seqs,
    mas: more || pushed?.unread === true,
    estados: pushed?.estados ?? [],
  }
}

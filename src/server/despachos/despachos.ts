import * as v from 'valibot'
import type { Actor } from '@/access/permissions'
import type { Correction, Despacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { type respuestaSchema, viene } from '@/entities/despacho/respuesta'
import { notify, type Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { withValues } from '@/server/sync/own'
import { type Author, readRows, takeNumbers, writeRows } from '@/server/sync/write'
import { isAlive, recordOf } from '@/sync/fields'
import { CENTRAL } from '@/sync/stamp'
import type { Row } from '@/sync/wire'
import { readConvocados, respondidasOf } from './convocados'
import { type News, tellPeople } from './tell'

export const DESPACHOS = despachosList.key

/** Who acts. */
export type By = { actor: Actor; name: string }

export const authorOf = ({ actor }: By): Author => ({ usuario: actor.id, dispositivo: CENTRAL })

export const unknown = () => new HttpError(404, 'nada', 'La central no conoce este despacho.')
export const over = () => new HttpError(409, 'terminado', 'Esta salida ya terminó.')

export function despachoOf({ id, campos }: Pick<Row, 'id' | 'campos'>): Despacho | undefined {
  if (!isAlive(campos)) return undefined
  const read = v.safeParse(despachosList.schema, recordOf(id, campos))
  return read.success ? read.output : undefined
}

type Stored = { row: Row; despacho: Despacho }

/** @throws HttpError 404 */
export async function readDespacho(query: Query, id: string): Promise<Stored> {
  // An address may hold a letter that no text of a database can.
  const [row] = await readRows(query, [{ c: DESPACHOS, id: id.replaceAll('\0', '') }])
  const despacho = row && despachoOf(row)
  if (!row || !despacho) throw unknown()
  return { row, despacho }
}

/** Every open page that shows the call looks again. */
export async function tellDespacho(query: Query, despacho: string): Promise<void> {
  await notify(query, 'despachos', despacho)
}

export async function change(
  query: Query,
  { row }: Stored,
  values: Partial<Despacho>,
  by: Author,
): Promise<Despacho> {
  const campos = withValues(row.campos, values)
  const seq = await takeNumbers(query, 1)
  const after = { ...row, seq, campos }
  if (campos !== row.campos) await writeRows(query, [{ row: after, before: row.campos }], by)
  await tellDespacho(query, row.id)
  return despachoOf(after) ?? { ...(recordOf(row.id, campos) as Despacho) }
}

/** Those who didn't say that they can't. */
const stillAsked = async (query: Query, id: string): Promise<string[]> =>
  (await readConvocados(query, id, false))
    .filter(({ respuesta }) => respuesta !== 'NO_PUEDO')
    .map(({ persona }) => persona)

/** The call, which nobody else changes meanwhile. @throws HttpError 404, 409 */
export async function running(query: Query, id: string): Promise<Stored> {
  await query('select 1 from despacho where id = $1 for update', [id])
  const stored = await readDespacho(query, id)
  if (stored.despacho.estado !== 'EN_CURSO') throw over()
  return stored
}

/** What waits to be told of a call is of yesterday once there is something newer to tell. */
const forgetNotices = (query: Query, id: string) =>
  query(`delete from aviso where clase = 'push' and strpos(contenido, $1) > 0`, [
    `"tag":${JSON.stringify(id)}`,
  ])

/** A call after a change, and how many people's phones are told of it. */
type Changed = { despacho: Despacho; avisados: number }

async function tellStillAsked(query: Query, despacho: Despacho, news: News): Promise<Changed> {
  await forgetNotices(query, despacho.id)
  const avisados = await tellPeople(query, await stillAsked(query, despacho.id), despacho, news)
  return { despacho, avisados }
}

/** Corrects where and what it is, and tells everybody who may be on the way. @throws HttpError 404, 409 */
export async function correct(query: Query, id: string, values: Correction, by: By): Promise<Changed> {
  const stored = await running(query, id)
  const { lugar, ...rest } = values
  const after = await change(query, stored, { ...rest, lugar: lugar ?? undefined }, authorOf(by))
  return tellStillAsked(query, after, 'corregido')
}

/** Ends it, with the answers as they are, and tells everybody who may be on the way. @throws HttpError 404, 409 */
export async function end(
  query: Query,
  id: string,
  { estado, motivo }: { estado: 'ANULADO' | 'CERRADO'; motivo: string },
  by: Author,
): Promise<Changed> {
  const stored = await running(query, id)
  const terminado = new Date().toISOString()
  await query('update despacho set terminado = $2 where id = $1', [id, terminado])
  const respuestas = respondidasOf(await readConvocados(query, id, false))
  const values = { estado, terminado, motivo, respuestas }
  const after = await change(query, stored, values, by)
  return tellStillAsked(query, after, estado === 'ANULADO' ? 'anulado' : 'cerrado')
}

/** No answer is under way for longer, in ms. */
const UNDER_WAY_MS = 10 * 60_000

type Answer = v.InferOutput<typeof respuestaSchema> & {
  despacho: string
  persona: string
  /** Who answered for them; null for themselves, on their phone `acceso`. */
  por: By | null
  acceso: string | null
}

/**
 * Takes an answer. Of two of one phone the later tap stands by that phone's clock, whichever comes first: the first may
 * have been under way for seconds. Where that clock says that they are far apart it may have been set meanwhile: then, and of
 * two of different people, the later moment stands. One that was tapped while the call ran
 * counts also if it arrives after its end. @throws HttpError 404, 409
 */
export async function answer(
  query: Query,
  { despacho, persona, por, acceso, ...said }: Answer,
): Promise<void> {
  const [call] = await query<{ terminado: Date | null }>(
    'select terminado from despacho where id = $1 for update',
    [despacho],
  )
  if (!call) throw unknown()
  // Somebody may have deleted the record: then nobody waits for an answer.
  const { instante } = (await readDespacho(query, despacho)).despacho
  // No answer is older than its call: a phone's clock may have been set meanwhile.
  const tapped = new Date(Math.max(Date.now() - said.haceMs, Date.parse(instante) || 0))
  if (call.terminado && tapped > call.terminado) throw over()
  const minutos = viene(said.respuesta) ? said.minutos : null
  const asked = await query('select 1 from convocado where despacho = $1 and persona = $2', [
    despacho,
    persona,
  ])
  if (asked.length === 0) throw unknown()
  const changed = await query(
    `update convocado set respuesta = $3, minutos = $4, respondio = $5, por = $6, visto = coalesce(visto, $7),
       acceso = $8, tocado = $9
     where despacho = $1 and persona = $2 and (respondio is null or case
       when acceso = $8 and abs(tocado - $9::bigint) < $10 then tocado <= $9::bigint
       else respondio < $5 end) returning 1 as one`,
    [
      ...[despacho, persona, said.respuesta, minutos, tapped, por?.name ?? null, por ? null : tapped],
      ...[acceso, said.tocado, UNDER_WAY_MS],
    ],
  )
  if (changed.length === 0) return
  if (call.terminado) {
    const respuestas = respondidasOf(await readConvocados(query, despacho, false))
    const author = por ? authorOf(por) : { usuario: null, dispositivo: 'personal' }
    await change(query, await readDespacho(query, despacho), { respuestas }, author)
  } else await tellDespacho(query, despacho)
}

/** Somebody was called by telephone: noted by whom. */
export async function noteCalled(query: Query, despacho: string, persona: string, by: By): Promise<void> {
  const rows = await query(
    `update convocado set llamado = now(), llamado_por = $3 where despacho = $1 and persona = $2 returning 1 as one`,
    [despacho, persona, by.name],
  )
  if (rows.length === 0) throw unknown()
  await tellDespacho(query, despacho)
}

import * as v from 'valibot'
import type { Actor } from '@/access/permissions'
import type { Correction, Despacho, NewDespacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { type respuestaSchema, viene } from '@/entities/despacho/respuesta'
import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { CENTRAL, withValues } from '@/server/sync/own'
import { type Author, readRows, takeNumbers, writeRows } from '@/server/sync/write'
import { EXISTS, isAlive, recordOf } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { readConvocados, respondidasOf, tellDespacho } from './convocados'
import { activePeople } from './people'
import { type News, tellPeople } from './tell'

const DESPACHOS = despachosList.key

/** Who acts. */
export type By = { actor: Actor; name: string }

const authorOf = ({ actor }: By): Author => ({ usuario: actor.id, dispositivo: CENTRAL })

const unknown = () => new HttpError(404, 'nada', 'La central no conoce este despacho.')
const over = () => new HttpError(409, 'terminado', 'Esta salida ya terminó.')

function despachoOf({ id, campos }: Pick<Row, 'id' | 'campos'>): Despacho | undefined {
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

async function change(
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

/** Calls people. Sent twice it is one call. @throws HttpError 422 where nobody would hear of it */
export async function dispatch(query: Query, form: NewDespacho, by: By): Promise<Despacho> {
  // The call's row before the counter, as everywhere here: two that wait for each other's would wait for ever. The same call
  // sent twice waits for the first one.
  await query('insert into despacho (id) values ($1) on conflict (id) do nothing', [form.id])
  const [known] = await readRows(query, [{ c: DESPACHOS, id: form.id }])
  if (known) {
    const again = despachoOf(known)
    // One that was deleted comes back by no repeated call.
    if (!again) throw over()
    // The answer to the first try was lost, and the person corrected the form before they tried again.
    const { tipo, direccion, detalle, lugar = null } = form
    const same = again.tipo === tipo && again.direccion === direccion && again.detalle === detalle
    return same ? again : (await correct(query, form.id, { tipo, direccion, detalle, lugar }, by)).despacho
  }
  const { personas, lugar, ...rest } = form
  const wanted = personas && new Set(personas)
  const people = (await activePeople(query)).filter(({ id }) => !wanted || wanted.has(id))
  if (people.length === 0)
    throw new HttpError(422, 'nadie', 'No hay a quién llamar: elija al menos una persona activa.')
  const despacho: Despacho = {
    ...rest,
    ...(lugar && { lugar }),
    instante: new Date().toISOString(),
    estado: 'EN_CURSO',
    terminado: '',
    motivo: '',
    por: by.name,
    convocados: people.length,
    respuestas: [],
  }
  const campos = withValues({}, { [EXISTS]: true, ...despacho })
  const seq = await takeNumbers(query, 1)
  await writeRows(query, [{ row: { c: DESPACHOS, id: form.id, seq, campos }, before: {} }], authorOf(by))
  await query(
    `insert into convocado (despacho, persona, nombre)
     select $1, p, n from unnest($2::text[], $3::text[]) as t (p, n)`,
    // A column of text has no null, which a pasted name may hold: one name must not keep everybody from being called.
    [form.id, people.map(({ id }) => id), people.map(({ nombres }) => nombres.replaceAll('\0', ''))],
  )
  await tellPeople(
    query,
    people.map(({ id }) => id),
    despacho,
    'nuevo',
  )
  await tellDespacho(query, form.id)
  return despacho
}

/** Those who didn't say that they can't. */
const stillAsked = async (query: Query, id: string): Promise<string[]> =>
  (await readConvocados(query, id, false))
    .filter(({ respuesta }) => respuesta !== 'NO_PUEDO')
    .map(({ persona }) => persona)

/** @throws HttpError 404, 409 */
async function running(query: Query, id: string): Promise<Stored> {
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
  by: By,
): Promise<Changed> {
  const stored = await running(query, id)
  const terminado = new Date().toISOString()
  await query('update despacho set terminado = $2 where id = $1', [id, terminado])
  const respuestas = respondidasOf(await readConvocados(query, id, false))
  const values = { estado, terminado, motivo, respuestas }
  const after = await change(query, stored, values, authorOf(by))
  return tellStillAsked(query, after, estado === 'ANULADO' ? 'anulado' : 'cerrado')
}

type Answer = v.InferOutput<typeof respuestaSchema> & {
  despacho: string
  persona: string
  /** Who answered for them; null for themselves, on their phone `acceso`. */
  por: By | null
  acceso: string | null
}

/**
 * Takes an answer. Of two of one phone the later tap stands by that phone's clock, whichever comes first: the first may
 * have been under way for seconds. Of two of different people the later moment. One that was tapped while the call ran
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
  await readDespacho(query, despacho)
  const tapped = new Date(Date.now() - said.haceMs)
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
       when acceso = $8 and tocado is not null and $9::bigint is not null then tocado <= $9::bigint
       else respondio <= $5 end) returning 1 as one`,
    [
      ...[despacho, persona, said.respuesta, minutos, tapped, por?.name ?? null, por ? null : tapped],
      ...[acceso, said.tocado],
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

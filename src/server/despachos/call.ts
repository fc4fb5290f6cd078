import { demand } from '@/access/authorize'
import type { Ampliado, Llamado } from '@/entities/despacho/convocado'
import type { AQuienes, Despacho, NewDespacho } from '@/entities/despacho/despacho'
import { salidaAlMismoLugar } from '@/entities/despacho/mismo-lugar'
import { despachosList } from '@/entities/despacho/module'
import { hace, personas as people } from '@/entities/despacho/words'
import type { Miembro } from '@/entities/personal/miembro'
import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { takeTurn } from '@/server/pace'
import { withValues } from '@/server/sync/own'
import { readRows, takeNumbers, writeRows } from '@/server/sync/write'
import { plural } from '@/shared/lib/plural'
import { EXISTS } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import {
  authorOf,
  type By,
  change,
  correct,
  DESPACHOS,
  despachoOf,
  over,
  running,
  tellDespacho,
} from './despachos'
import { activePeople } from './people'
import { tellPeople } from './tell'

/** Several fires in one night are called at once; more than that is a finger that doesn't stop, or a stolen session. */
const FREE_CALLS = 10
const EVERY_MS = 60_000

const idsOf = (list: readonly Miembro[]): string[] => list.map(({ id }) => id)

/** Those of the brigade who are meant. @throws HttpError 422 where nobody would hear of it */
async function meant(query: Query, personas: AQuienes['personas']): Promise<Miembro[]> {
  const wanted = personas && new Set(personas)
  const found = (await activePeople(query)).filter(({ id }) => !wanted || wanted.has(id))
  if (found.length === 0)
    throw new HttpError(422, 'nadie', 'No hay a quién llamar: elija al menos una persona activa.')
  return found
}

async function askedTo(query: Query, id: string): Promise<Set<string>> {
  const rows = await query<{ persona: string }>('select persona from convocado where despacho = $1', [id])
  return new Set(rows.map(({ persona }) => persona))
}

const ask = (query: Query, id: string, who: readonly Miembro[]) =>
  query(
    `insert into convocado (despacho, persona, nombre)
     select $1, p, n from unnest($2::text[], $3::text[]) as t (p, n)`,
    // A column of text has no null, which a pasted name may hold: one name must not keep everybody from being called.
    [id, idsOf(who), who.map(({ nombres }) => nombres.replaceAll('\0', ''))],
  )

/** Those that run, the newest first. */
async function runningCalls(query: Query): Promise<Despacho[]> {
  const rows = await query<{ id: string }>(
    `select id from despacho where terminado is null and creado > now() - interval '24 hours' order by creado desc`,
  )
  const found = await readRows(
    query,
    rows.map(({ id }) => ({ c: DESPACHOS, id })),
  )
  return found
    .flatMap((row) => despachoOf(row) ?? [])
    .filter(({ estado }) => estado === 'EN_CURSO')
    .sort((a, b) => (a.instante < b.instante ? 1 : -1))
}

const described = (despacho: Despacho): string =>
  `${despachosList.name(despacho)}, llamada hace ${hace(Date.parse(despacho.instante), Date.now())} a ${people(despacho.convocados)}`

/** @throws HttpError 429 */
async function demandPace(query: Query, { prueba }: NewDespacho, { actor }: By): Promise<void> {
  // Tests use up nothing of what an emergency needs.
  const key = `despachos:${prueba ? 'prueba' : 'salida'}:${actor.id}`
  const turn = await takeTurn(query, { key, free: FREE_CALLS, everyMs: EVERY_MS })
  if (turn.kind === 'taken') return
  const [last] = await runningCalls(query)
  throw new HttpError(
    429,
    'espere',
    [
      `Usted llamó ${FREE_CALLS} veces seguidas. Espere ${plural(turn.seconds, 'segundo', 'segundos')}.`,
      last && `Sigue en curso: ${described(last)}. A esa salida puede llamar a más gente.`,
    ]
      .filter(Boolean)
      .join(' '),
    turn.seconds,
  )
}

/** @throws HttpError 409 where a call runs to that place, and nobody was asked about it */
async function demandOtherPlace(query: Query, form: NewDespacho): Promise<void> {
  if (form.aparte || form.prueba) return
  const there = salidaAlMismoLugar(await runningCalls(query), form)
  if (there)
    throw new HttpError(409, 'mismo-lugar', `Ya hay una salida en curso a ese lugar: ${described(there)}.`)
}

const MADE_AS_TEST =
  'La central ya llamó con este formulario, y como prueba: no se llamó a nadie de verdad. Cierre el formulario y despache de nuevo.'
const MADE_FOR_REAL =
  'La central ya llamó con este formulario, y de verdad. Si no hay que ir, anule esa salida.'

const NEVER_CALLED =
  'La central no llamó a nadie para esta salida: la trajo un equipo. Cierre el formulario y despache de nuevo.'

/** A record of a call that a device brought has nobody who was asked. @throws HttpError 409 */
function demandCalled(asked: ReadonlySet<string>): void {
  if (asked.size === 0) throw new HttpError(409, 'terminado', NEVER_CALLED)
}

/**
 * The same call once more: the answer to the first try was lost, and the person may have corrected the form before they
 * tried again. What it says now is told, and who was added is called; a test never becomes a call, nor a call a test.
 * @throws HttpError 409
 */
async function again(query: Query, form: NewDespacho, known: Row, by: By): Promise<Llamado> {
  const first = despachoOf(known)
  // One that was deleted comes back by no repeated call.
  if (!first) throw over()
  if (first.prueba !== form.prueba)
    throw new HttpError(409, 'prueba', first.prueba ? MADE_AS_TEST : MADE_FOR_REAL)
  const { id, tipo, direccion, detalle, lugar = null, personas, aQuienes } = form
  const wanted = new Set(idsOf(await meant(query, personas)))
  const active = idsOf(await activePeople(query))
  const asked = await askedTo(query, id)
  demandCalled(asked)
  const sobran = active.filter((one) => asked.has(one) && !wanted.has(one)).length
  const same = first.tipo === tipo && first.direccion === direccion && first.detalle === detalle
  if (!same) await correct(query, id, { tipo, direccion, detalle, lugar }, by)
  if (active.every((one) => asked.has(one) || !wanted.has(one))) {
    const [row] = await readRows(query, [{ c: DESPACHOS, id }])
    return { despacho: (row && despachoOf(row)) ?? first, ya: true, anadidos: 0, sobran }
  }
  const { despacho, anadidos } = await callMore(query, id, { personas, aQuienes }, by)
  return { despacho, ya: true, anadidos, sobran }
}

/** Calls people. Sent twice it is one call. @throws HttpError 409, 422, 429; AccessError */
export async function dispatch(query: Query, form: NewDespacho, by: By): Promise<Llamado> {
  // A report's photos are shown to others by whoever may see them.
  if (form.conFotos) demand(by.actor, 'reportes:view')
  // The call's row before the counter, as everywhere here: two that wait for each other's would wait for ever. The same call
  // sent twice waits for the first one.
  await query('insert into despacho (id) values ($1) on conflict (id) do nothing', [form.id])
  const [known] = await readRows(query, [{ c: DESPACHOS, id: form.id }])
  if (known) return again(query, form, known, by)
  const { personas, lugar, conFotos, aparte: _, ...rest } = form
  const who = await meant(query, personas)
  await demandOtherPlace(query, form)
  await demandPace(query, form, by)
  const despacho: Despacho = {
    ...rest,
    ...(lugar && { lugar }),
    ...(conFotos && { conFotos }),
    instante: new Date().toISOString(),
    estado: 'EN_CURSO',
    terminado: '',
    motivo: '',
    por: by.name,
    convocados: who.length,
    respuestas: [],
  }
  const campos = withValues({}, { [EXISTS]: true, ...despacho })
  const seq = await takeNumbers(query, 1)
  await writeRows(query, [{ row: { c: DESPACHOS, id: form.id, seq, campos }, before: {} }], authorOf(by))
  await ask(query, form.id, who)
  await tellPeople(query, idsOf(who), despacho, 'nuevo')
  await tellDespacho(query, form.id)
  return { despacho, ya: false, anadidos: 0, sobran: 0 }
}

/** `Ana; Luis`; whoever asks everybody has named the others too. */
const both = (before: string, { personas, aQuienes }: AQuienes): string =>
  personas === null || !before ? aQuienes : `${before}; ${aQuienes}`.slice(0, 200)

/** Calls more people to a call that runs; who was asked before isn't rung again. @throws HttpError 404, 409, 422 */
export async function callMore(query: Query, id: string, more: AQuienes, by: By): Promise<Ampliado> {
  const stored = await running(query, id)
  const asked = await askedTo(query, id)
  demandCalled(asked)
  const who = (await meant(query, more.personas)).filter((one) => !asked.has(one.id))
  if (who.length === 0) return { despacho: stored.despacho, anadidos: 0, avisados: 0 }
  await ask(query, id, who)
  const values = {
    convocados: asked.size + who.length,
    aQuienes: both(stored.despacho.aQuienes, more),
  }
  const despacho = await change(query, stored, values, authorOf(by))
  const avisados = await tellPeople(query, idsOf(who), despacho, 'nuevo')
  return { despacho, anadidos: who.length, avisados }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { takeTurn } from '@/server/pace'

/** Something that an address or a phone may do so often in an hour. */
export type Hourly = { key: string; most: number }

const later = () =>
  new HttpError(429, 'espere', 'Están llegando demasiados envíos desde esta conexión. Se enviará más tarde.')

/** The hour that is counted. What began later than now was counted when the clock was ahead. */
const HOUR = `now() - interval '1 hour' and now() + interval '1 minute'`

/** An emergency beyond what an address may send has to wait in a line, which moves twice a second. */
const LINE = { free: 1, everyMs: 500 }
const LINE_MS = 20_000

/**
 * Counts what came in. A whole canton may share one address, and one phone must not take all of its share.
 * @throws HttpError 429
 */
export async function countHourly(query: Query, counted: readonly Hourly[]): Promise<void> {
  if (!(await count(query, counted))) throw later()
}

/** Counts what came in; false where it was too much. */
export async function count(query: Query, counted: readonly Hourly[]): Promise<boolean> {
  const rows = await query<{ clave: string; cuantos: number }>(
    `insert into envio (clave, cuantos, desde) select clave, 1, now() from unnest($1::text[]) as t (clave)
     on conflict (clave) do update set
       cuantos = case when envio.desde not between ${HOUR} then 1 else envio.cuantos + 1 end,
       desde = case when envio.desde not between ${HOUR} then now() else envio.desde end
     returning clave, cuantos`,
    [counted.map(({ key }) => key).sort()],
  )
  return !counted.some(({ key, most }) => rows.some(({ clave, cuantos }) => clave === key && cuantos > most))
}

async function hasRoom(query: Query, counted: readonly Hourly[]): Promise<boolean> {
  const rows = await query<{ clave: string; cuantos: number }>(
    `select clave, cuantos from envio where clave = any($1::text[]) and desde between ${HOUR}`,
    [counted.map(({ key }) => key)],
  )
  return !counted.some(({ key, most }) => rows.some(({ clave, cuantos }) => clave === key && cuantos >= most))
}

/** Before anything is locked. @throws HttpError 429 */
export async function demandRoom(query: Query, counted: readonly Hourly[]): Promise<void> {
  if (!(await hasRoom(query, counted))) throw later()
}

/**
 * Nobody's flood keeps an emergency out: beyond the allowances it is taken all the same, one after another, so that a
 * flood is slow. Only where forty wait already does the phone hear that it has to try again.
 * @throws HttpError 429
 */
export async function waitForRoom(query: Query, counted: readonly Hourly[], address: string): Promise<void> {
  if (await hasRoom(query, counted)) return
  const turn = await takeTurn(query, { ...LINE, key: `emergencia:${address}` }, LINE_MS)
  if (turn.kind === 'full')
    throw new HttpError(
      429,
      'espere',
      'Están llegando demasiadas emergencias desde esta conexión. Se enviará en un momento; llame al 911.',
      turn.seconds,
    )
  await pause(turn.waitMs)
}

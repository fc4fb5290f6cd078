import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/errors'

/** Something that an address or a phone may do so often in an hour. */
export type Hourly = { key: string; most: number }

const later = () =>
  new HttpError(429, 'espere', 'Están llegando demasiados envíos desde esta conexión. Se enviará más tarde.')

/**
 * Counts what came in. A whole canton may share one address, and one phone must not take all of its share.
 * @throws HttpError 429
 */
export async function countHourly(query: Query, counted: readonly Hourly[]): Promise<void> {
  const rows = await query<{ clave: string; cuantos: number }>(
    `insert into envio (clave, cuantos, desde) select clave, 1, now() from unnest($1::text[]) as t (clave)
     on conflict (clave) do update set
       cuantos = case when envio.desde < now() - interval '1 hour' then 1 else envio.cuantos + 1 end,
       desde = case when envio.desde < now() - interval '1 hour' then now() else envio.desde end
     returning clave, cuantos`,
    [counted.map(({ key }) => key).sort()],
  )
  if (counted.some(({ key, most }) => rows.some(({ clave, cuantos }) => clave === key && cuantos > most)))
    throw later()
}

/** Before anything is locked. @throws HttpError 429 */
export async function demandRoom(query: Query, counted: readonly Hourly[]): Promise<void> {
  const rows = await query<{ clave: string; cuantos: number }>(
    `select clave, cuantos from envio where clave = any($1::text[]) and desde >= now() - interval '1 hour'`,
    [counted.map(({ key }) => key)],
  )
  if (counted.some(({ key, most }) => rows.some(({ clave, cuantos }) => clave === key && cuantos >= most)))
    throw later()
}

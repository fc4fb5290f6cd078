import { WINDOWS } from '@/server/budgets'
import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'

/** Whose share it is, and which. */
export type Share = { key: string; window: keyof typeof WINDOWS }

/**
 * Counts bytes that came in. In one transaction with what stores them: what is refused is not counted.
 * @throws HttpError 429
 */
export async function countBytes(query: Query, bytes: number, shares: readonly Share[]): Promise<void> {
  if (!(await fitsBytes(query, bytes, shares)))
    throw new HttpError(429, 'espere', 'Hoy ya llegó aquí demasiado. Lo demás se enviará más tarde.')
}

/** Counts them; false where they are more than somebody's share. */
export async function fitsBytes(query: Query, bytes: number, shares: readonly Share[]): Promise<boolean> {
  // A window that ends later than a new one was begun when the clock was ahead.
  // Always in one order, so that two who come at once don't wait for each other.
  const sorted = [...shares].sort((a, b) => (a.key < b.key ? -1 : 1))
  const rows = await query<{ clave: string; bytes: number }>(
    `insert into cuota (clave, bytes, hasta)
     select clave, $2::bigint, now() + make_interval(hours => horas) from unnest($1::text[], $3::int[]) as t (clave, horas)
     on conflict (clave) do update set
       bytes = case when cuota.hasta not between now() and excluded.hasta + interval '1 minute' then excluded.bytes else cuota.bytes + excluded.bytes end,
       hasta = case when cuota.hasta not between now() and excluded.hasta + interval '1 minute' then excluded.hasta else cuota.hasta end
     returning clave, bytes`,
    [sorted.map(({ key }) => key), bytes, sorted.map(({ window }) => WINDOWS[window].hours)],
  )
  const spent = new Map(rows.map((row) => [row.clave, row.bytes]))
  return shares.every(({ key, window }) => (spent.get(key) ?? 0) <= WINDOWS[window].bytes)
}

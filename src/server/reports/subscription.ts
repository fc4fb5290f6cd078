import type { Subscription } from '@/server/avisos/web-push'
import type { Query } from '@/server/database/database'

/** Tells this browser when the report is answered; a new address takes the place of the former. */
export async function subscribeReporte(query: Query, id: string, to: Subscription): Promise<void> {
  await query(
    `insert into suscripcion_reporte (id, endpoint, p256dh, auth) values ($1, $2, $3, $4)
     on conflict (id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth`,
    [id, to.endpoint, to.p256dh, to.auth],
  )
}

export async function unsubscribeReportes(query: Query, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await query('delete from suscripcion_reporte where id = any($1::text[])', [ids])
}

/** Where the browsers of these reports are reached. */
export const endpointsOf = (
  query: Query,
  ids: readonly string[],
): Promise<Pick<Subscription & { id: string }, 'id' | 'endpoint'>[]> =>
  query('select id, endpoint from suscripcion_reporte where id = any($1::text[])', [ids])

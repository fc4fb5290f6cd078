import type { Query } from './database'

/** SQL: the schema of the brigade whose turn it is where one PostgreSQL holds several; null where it holds one. */
export const BRIGADE = `nullif(current_setting('bomberos.brigada', true), '')`

/** The channel as PostgreSQL knows it: those of a database are one for all of its schemas. */
export const channelOf = (channel: string, esquema: string): string => `${channel}_${esquema}`

/** Tells every process that serves this brigade, once the transaction is done. */
export async function notify(query: Query, channel: string, text = ''): Promise<void> {
  await query(`select pg_notify($1::text || coalesce('_' || ${BRIGADE}, ''), $2)`, [channel, text])
}

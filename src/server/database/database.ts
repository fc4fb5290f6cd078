/** A query's rows. Parameters are texts, numbers, booleans, bytes, instants, or lists of them. */
export type Query = <R extends object = object>(sql: string, params?: readonly unknown[]) => Promise<R[]>

/**
 * The database gives no answer: it took too long, can't be reached or is gone. Whether a change was made is unknown; every
 * sender asks again with the same identity.
 */
export class SilentError extends Error {
  readonly code = 'sin-respuesta'
}

/** The code with which PostgreSQL says that its disk is full. */
export const DISK_FULL = '53100'

/** In ms, for one statement: less than the 30 s that a device waits for an answer. */
export const STATEMENT_MS = 20_000

/**
 * Whether what is confirmed is on the disk then, and outlasts a power cut: `forced`, as PostgreSQL comes and as the
 * included one shows when asked; `off` where somebody turned it off in their PostgreSQL; `missing` where the included one,
 * perhaps a later version, no longer forces its log.
 */
export type Durability = 'forced' | 'off' | 'missing'

/** What the central needs of PGlite or PostgreSQL; the same SQL runs on both. */
export type Database = {
  query: Query
  /**
   * All or nothing; done again where PostgreSQL asks for it. `task` uses no other query than the one it gets, and each of
   * its statements has `limitMs`.
   */
  transaction<T>(task: (query: Query) => Promise<T>, limitMs?: number): Promise<T>
  /** `hear` gets each text notified on the channel, and '' when some may have been missed. The result ends it. */
  listen(channel: string, hear: (text: string) => void): Promise<() => Promise<void>>
  /**
   * Runs the task unless this or another process of the same database is at one of this number. False: it wasn't run.
   * The database itself stays free for others.
   */
  alone(number: number, task: () => Promise<void>): Promise<boolean>
  durability(): Promise<Durability>
  close(): Promise<void>
}

/** SQL: the schema of the brigade whose turn it is where one PostgreSQL holds several; null where it holds one. */
export const BRIGADE = `nullif(current_setting('bomberos.brigada', true), '')`

/** The channel as PostgreSQL knows it: those of a database are one for all of its schemas. */
export const channelOf = (channel: string, esquema: string): string => `${channel}_${esquema}`

/** Tells every process that serves this brigade, once the transaction is done. */
export async function notify(query: Query, channel: string, text = ''): Promise<void> {
  await query(`select pg_notify($1::text || coalesce('_' || ${BRIGADE}, ''), $2)`, [channel, text])
}

/** A query's rows. Parameters are texts, numbers, booleans, bytes, instants, or lists of them. */
export type Query = <R extends object = object>(sql: string, params?: readonly unknown[]) => Promise<R[]>

/** What the central needs of PGlite or PostgreSQL; the same SQL runs on both. */
export type Database = {
  query: Query
  /** All or nothing; done again where PostgreSQL asks for it. `task` uses no other query than the one it gets. */
  transaction<T>(task: (query: Query) => Promise<T>): Promise<T>
  /** `hear` gets each text notified on the channel, and '' when some may have been missed. The result ends it. */
  listen(channel: string, hear: (text: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

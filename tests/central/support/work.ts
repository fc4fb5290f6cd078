import type { Database, Query } from '@/server/database/database'

/** How many rows the central has read of its database so far. */
export type Work = { rows: number }

/** The same database, which counts in `work` what is read of it. */
export function counting(database: Database, work: Work): Database {
  const counted =
    (query: Query): Query =>
    async (sql, params) => {
      const rows = await query(sql, params)
      work.rows += rows.length
      return rows as never
    }
  return {
    ...database,
    query: counted(database.query),
    transaction: (task, limitMs) => database.transaction((query) => task(counted(query)), limitMs),
  }
}

import { PGlite } from '@electric-sql/pglite'
import type { Database, Query } from './database'

type Asked = { query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }> }

const queryOf =
  (asked: Asked): Query =>
  async (sql, params = []) =>
    (await asked.query(sql, [...params])).rows as never

/** PostgreSQL in this process. Without a folder it lives in memory. */
export async function openPglite(folder?: string): Promise<Database> {
  const pglite = await PGlite.create({ ...(folder && { dataDir: folder }), parsers: { 20: Number } })
  return {
    query: queryOf(pglite),
    transaction: (task) => pglite.transaction((transaction) => task(queryOf(transaction))),
    async listen(channel, hear) {
      const end = await pglite.listen(channel, hear)
      return () => end()
    },
    close: () => pglite.close(),
  }
}

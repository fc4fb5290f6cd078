import pg from 'pg'
import type { Database } from './database'
import { asSilence, type Borrowed, CONNECT_MS, callsOn } from './postgres-calls'
import { createEar } from './postgres-ear'

const INT8 = 20

pg.types.setTypeParser(INT8, Number)

/** `lost` hears of a connection that broke by itself. */
export function openPool(url: string, max: number, lost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: CONNECT_MS })
  pool.on('error', lost)
  // The pool hears only of those that nobody uses; a broken one that somebody does would end the process.
  pool.on('connect', (client) => void client.on('error', lost))
  return pool
}

export async function borrowFrom(pool: pg.Pool): Promise<Borrowed> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asSilence(error)
  })
  return { client, giveBack: (broken) => client.release(broken) }
}

/** `lost` hears of a connection that broke by itself. */
export async function openPostgres(url: string, lost: (error: Error) => void): Promise<Database> {
  const pool = openPool(url, 8, lost)
  const ear = createEar(url, lost)
  return {
    ...callsOn(() => borrowFrom(pool), String),
    listen: ear.listen,
    async close() {
      await Promise.all([ear.close(), pool.end()])
    },
  }
}

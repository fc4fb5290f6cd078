import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database, Query } from './database'

const INT8 = 20
/** Serialization failure and deadlock: PostgreSQL asks to do the transaction again. */
const AGAIN = new Set(['40001', '40P01'])
const TRIES = 5
const RECONNECT_MS = 1000

pg.types.setTypeParser(INT8, Number)

const queryOf =
  (client: pg.Pool | pg.PoolClient): Query =>
  async (sql, params) =>
    (await client.query(sql, params && [...params])).rows

async function attempt<T>(pool: pg.Pool, task: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await task(queryOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failed: Error) => {
      broken = failed
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Follows a channel on a connection of its own, again after it broke. */
async function listen(
  url: string,
  channel: string,
  hear: (text: string) => void,
  lost: (error: Error) => void,
): Promise<() => Promise<void>> {
  let ended = false
  async function follow(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', ({ payload = '' }) => hear(payload))
    client.on('error', lost)
    await client.connect()
    client.on('end', () => void again())
    await client.query(`listen ${channel}`)
    return client
  }
  let client = await follow()
  async function again(): Promise<void> {
    while (!ended) {
      await pause(RECONNECT_MS, undefined, { ref: false })
      try {
        client = await follow()
        return hear('')
      } catch (error) {
        lost(error as Error)
      }
    }
  }
  return () => {
    ended = true
    return client.end()
  }
}

/** `lost` hears of a connection that broke by itself. */
export async function openPostgres(url: string, lost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000 })
  pool.on('error', lost)
  return {
    query: queryOf(pool),
    async transaction(task) {
      for (let tried = 1; ; tried++) {
        try {
          return await attempt(pool, task)
        } catch (error) {
          if (tried === TRIES || !AGAIN.has((error as { code?: string }).code ?? '')) throw error
          await pause(Math.random() * 50 * tried)
        }
      }
    },
    listen: (channel, hear) => listen(url, channel, hear, lost),
    close: () => pool.end(),
  }
}

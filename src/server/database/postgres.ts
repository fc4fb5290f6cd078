import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Database, type Query, SilentError, STATEMENT_MS } from './database'

const INT8 = 20
/** Serialization failure and deadlock: PostgreSQL asks to do the transaction again. */
const AGAIN = new Set(['40001', '40P01'])
const TRIES = 5
const RECONNECT_MS = 1000
/** In ms, for a connection of the pool: fifty devices at once wait for eight of them. */
const CONNECT_MS = 10_000
/** In ms: how often a line on which nothing need be said is tried. One that a firewall forgot ends without a word. */
const TRY_MS = 15_000
/** In ms: a process that stands still in a transaction keeps the others from writing. */
const IDLE_MS = 60_000

/**
 * What PostgreSQL says when it is going, full of connections or out of time, and what the system says of a line that can't
 * be had. The library's own words for a lost line have no code.
 */
const SILENT = /^(?:08|57|53300|25P03|E[A-Z]+$)/
const LOST = /timeout|terminated|not queryable/i

pg.types.setTypeParser(INT8, Number)

function asSilence(error: unknown): unknown {
  const { code, message = '' } = error as { code?: string; message?: string }
  return (code === undefined ? LOST : SILENT).test(code ?? message)
    ? new SilentError('no answer', { cause: error })
    : error
}

const queryOf =
  (client: pg.Pool | pg.PoolClient, limitMs: number): Query =>
  async (text, values) => {
    const asked = { text, ...(values && { values: [...values] }), query_timeout: limitMs }
    try {
      return (await client.query(asked)).rows
    } catch (error) {
      throw asSilence(error)
    }
  }

async function attempt<T>(pool: pg.Pool, task: (query: Query) => Promise<T>, limitMs: number): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asSilence(error)
  })
  const query = queryOf(client, limitMs)
  let broken: Error | undefined
  try {
    // The server ends it too, or a statement that nobody waits for would go on and keep its locks.
    await query(
      `begin; set local statement_timeout = ${limitMs}; set local idle_in_transaction_session_timeout = ${IDLE_MS}`,
    )
    const result = await task(query)
    await query('commit')
    return result
  } catch (error) {
    if (error instanceof SilentError) broken = error
    else
      await query('rollback').catch((failed: Error) => {
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
    const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS }
    const client = new pg.Client({ connectionString: url, ...limits })
    client.on('notification', ({ payload = '' }) => hear(payload))
    client.on('error', lost)
    // With a question open, this cuts the line.
    const cut = () => void client.end()
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      cut()
      throw error
    }
    const tries = setInterval(() => client.query('select 1').catch(cut), TRY_MS)
    tries.unref()
    client.on('end', () => {
      clearInterval(tries)
      void again()
    })
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

/** The lock belongs to a connection: it ends with the process too. */
async function alone(pool: pg.Pool, number: number, task: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  const query = queryOf(client, STATEMENT_MS)
  let broken: Error | undefined
  try {
    const [row] = await query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [number])
    if (!row?.free) return false
    await task()
    await query('select pg_advisory_unlock($1)', [number])
    return true
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

/** `lost` hears of a connection that broke by itself. */
export async function openPostgres(url: string, lost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: CONNECT_MS })
  pool.on('error', lost)
  // The pool hears only of those that nobody uses; a broken one that somebody does would end the process.
  pool.on('connect', (client) => void client.on('error', lost))
  return {
    query: queryOf(pool, STATEMENT_MS),
    async transaction(task, limitMs = STATEMENT_MS) {
      for (let tried = 1; ; tried++) {
        try {
          return await attempt(pool, task, limitMs)
        } catch (error) {
          if (tried === TRIES || !AGAIN.has((error as { code?: string }).code ?? '')) throw error
          await pause(Math.random() * 50 * tried)
        }
      }
    },
    listen: (channel, hear) => listen(url, channel, hear, lost),
    alone: (number, task) => alone(pool, number, task),
    close: () => pool.end(),
  }
}

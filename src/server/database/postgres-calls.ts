import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Database, type Query, SilentError, STATEMENT_MS } from './database'

/** Serialization failure and deadlock: PostgreSQL asks to do the transaction again. */
const AGAIN = new Set(['40001', '40P01'])
const TRIES = 5
/** In ms, for a connection of the pool: fifty devices at once wait for eight of them. */
export const CONNECT_MS = 10_000
/** In ms: a process that stands still in a transaction keeps the others from writing. */
const IDLE_MS = 60_000

/**
 * What PostgreSQL says when it is going, full of connections or out of time, and what the system says of a line that can't
 * be had. The library's own words for a lost line have no code.
 */
const SILENT = /^(?:08|57|53300|25P03|E[A-Z]+$)/
const LOST = /timeout|terminated|not queryable/i

export function asSilence(error: unknown): unknown {
  const { code, message = '' } = error as { code?: string; message?: string }
  return (code === undefined ? LOST : SILENT).test(code ?? message)
    ? new SilentError('no answer', { cause: error })
    : error
}

/** A connection for a while; a broken one is thrown away as it is given back. */
export type Borrowed = { client: pg.PoolClient; giveBack(broken?: Error): void }

const queryOf =
  (client: pg.PoolClient, limitMs: number): Query =>
  async (text, values) => {
    const asked = { text, ...(values && { values: [...values] }), query_timeout: limitMs }
    try {
      return (await client.query(asked)).rows
    } catch (error) {
      throw asSilence(error)
    }
  }

async function attempt<T>(
  { client, giveBack }: Borrowed,
  task: (query: Query) => Promise<T>,
  limitMs: number,
): Promise<T> {
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
    giveBack(broken)
  }
}

type Calls = Pick<Database, 'query' | 'transaction' | 'alone' | 'durability'>

/** Without either a power cut takes what was confirmed last; without `fsync` it may take the whole database. */
const FORCES = `select current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as si`

/** `borrow` gives a connection; `keyOf` makes of a task's number the one that is its alone in the whole database. */
export function callsOn(borrow: () => Promise<Borrowed>, keyOf: (number: number) => string): Calls {
  const query: Query = async (text, values) => {
    const { client, giveBack } = await borrow()
    let broken: Error | undefined
    try {
      return await queryOf(client, STATEMENT_MS)(text, values)
    } catch (error) {
      if (error instanceof SilentError) broken = error
      throw error
    } finally {
      giveBack(broken)
    }
  }
  return {
    query,
    durability: async () => ((await query<{ si: boolean }>(FORCES))[0]?.si === true ? 'forced' : 'off'),
    async transaction(task, limitMs = STATEMENT_MS) {
      for (let tried = 1; ; tried++) {
        try {
          return await attempt(await borrow(), task, limitMs)
        } catch (error) {
          if (tried === TRIES || !AGAIN.has((error as { code?: string }).code ?? '')) throw error
          await pause(Math.random() * 50 * tried)
        }
      }
    },
    /** The lock belongs to a connection: it ends with the process too. */
    async alone(number, task) {
      const { client, giveBack } = await borrow()
      const query = queryOf(client, STATEMENT_MS)
      const key = [keyOf(number)]
      let broken: Error | undefined
      try {
        const [row] = await query<{ free: boolean }>('select pg_try_advisory_lock($1::bigint) as free', key)
        if (!row?.free) return false
        await task()
        await query('select pg_advisory_unlock($1::bigint)', key)
        return true
      } catch (error) {
        broken = error as Error
        throw error
      } finally {
        giveBack(broken)
      }
    },
  }
}

import { createHash } from 'node:crypto'
import type pg from 'pg'
import { channelOf, type Database, SilentError } from './database'
import { borrowFrom, openPool } from './postgres'
import { asSilence, type Borrowed, CONNECT_MS, callsOn } from './postgres-calls'
import { createEar } from './postgres-ear'

/** Connections of one process to a PostgreSQL of several brigades. */
const CONNECTIONS = 24
/** The most connections of one brigade, so that a brigade whose tables are locked leaves the others theirs. */
const PER_BRIGADE = 6

/** A schema of a brigade: as it stands in every question, and short enough for the name of a channel. */
const NAME = /^[a-z][a-z0-9_]{0,39}$/

export const isSchemaName = (text: string): boolean => NAME.test(text) && !/^pg_/.test(text)

export type Schemas = {
  /**
   * The part of the database that one schema is, whether or not it exists: no question of it sees another one's tables.
   * Closing it ends nothing.
   */
  of(esquema: string): Database
  close(): Promise<void>
}

/** Lets so many in at once; the others wait in turn. @throws SilentError after CONNECT_MS */
function createGate(most: number) {
  let inside = 0
  const waiting = new Set<() => void>()
  return {
    async enter(): Promise<void> {
      if (inside < most) {
        inside++
        return
      }
      await new Promise<void>((enter, failed) => {
        const turn = () => {
          clearTimeout(timer)
          waiting.delete(turn)
          enter()
        }
        const timer = setTimeout(() => {
          waiting.delete(turn)
          failed(new SilentError('all in use'))
        }, CONNECT_MS)
        waiting.add(turn)
      })
    },
    leave(): void {
      const [next] = waiting
      if (next) next()
      else inside--
    },
  }
}

/** The number of a task of this schema, which no other schema's has: PostgreSQL's locks are the whole database's. */
const keyIn = (esquema: string) => {
  const part = BigInt(createHash('sha256').update(esquema).digest().readUInt32BE())
  return (number: number) => String((BigInt(number) << 32n) | part)
}

/** One pool for all schemas of a PostgreSQL. `lost` hears of a connection that broke by itself. */
export function openSchemas(url: string, lost: (error: Error) => void): Schemas {
  const pool = openPool(url, CONNECTIONS, lost)
  const ear = createEar(url, lost)
  /** Where each connection looks. It is said only where that changes: saying it is a journey of its own. */
  const looks = new WeakMap<pg.PoolClient, string>()

  async function lookAt({ client, giveBack }: Borrowed, esquema: string): Promise<void> {
    if (looks.get(client) === esquema) return
    // Until it is known to be done, it looks nowhere that counts.
    looks.delete(client)
    const text = `select set_config('search_path', $1, false), set_config('bomberos.brigada', $1, false)`
    const asked = { text, values: [esquema], query_timeout: CONNECT_MS }
    await client.query(asked).catch((error: Error) => {
      giveBack(error)
      throw asSilence(error)
    })
    looks.set(client, esquema)
  }

  return {
    of(esquema) {
      if (!isSchemaName(esquema)) throw new Error(`no name of a schema: ${esquema}`)
      const gate = createGate(PER_BRIGADE)
      async function borrow(): Promise<Borrowed> {
        await gate.enter()
        try {
          const borrowed = await borrowFrom(pool)
          await lookAt(borrowed, esquema)
          const giveBack = (broken?: Error) => {
            borrowed.giveBack(broken)
            gate.leave()
          }
          return { client: borrowed.client, giveBack }
        } catch (error) {
          gate.leave()
          throw error
        }
      }
      return {
        ...callsOn(borrow, keyIn(esquema)),
        listen: (channel, hear) => ear.listen(channelOf(channel, esquema), hear),
        close: async () => undefined,
      }
    },
    async close() {
      await Promise.all([ear.close(), pool.end()])
    },
  }
}

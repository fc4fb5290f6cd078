import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './database'
import { CONNECT_MS } from './postgres-calls'

const RECONNECT_MS = 1000
/** In ms: how often a line on which nothing need be said is tried. One that a firewall forgot ends without a word. */
const TRY_MS = 15_000

export type Ear = { listen: Database['listen']; close(): Promise<void> }

/** Hears all channels on one connection, which opens with the first of them, and again after it broke. */
export function createEar(url: string, lost: (error: Error) => void): Ear {
  const hearers = new Map<string, Set<(text: string) => void>>()
  let line: pg.Client | undefined
  let opening: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()

  async function follow(): Promise<void> {
    const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS }
    const client = new pg.Client({ connectionString: url, ...limits })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const hear of [...(hearers.get(channel) ?? [])]) hear(payload)
    })
    client.on('error', lost)
    // With a question open, this cuts the line.
    const cut = () => void client.end()
    try {
      await client.connect()
      // One that is added meanwhile comes along.
      for (const channel of hearers.keys()) await client.query(`listen ${channel}`)
    } catch (error) {
      cut()
      throw error
    }
    // Meanwhile everybody went.
    if (hearers.size === 0) return cut()
    const tries = setInterval(() => client.query('select 1').catch(cut), TRY_MS)
    tries.unref()
    client.on('end', () => {
      clearInterval(tries)
      line = undefined
      void again()
    })
    line = client
  }

  /** One thing after the other: with a question open, ending the line would cut it. */
  function inTurn(task: (line: pg.Client) => Promise<unknown>): Promise<void> {
    const done = last.then(async () => {
      if (line) await task(line)
    })
    last = done.catch(() => undefined)
    return done
  }
  const ask = (text: string) => inTurn((open) => open.query(text))

  const open = (): Promise<void> => {
    opening ??= follow().finally(() => {
      opening = undefined
    })
    return opening
  }

  async function again(): Promise<void> {
    while (hearers.size > 0 && !line) {
      await pause(RECONNECT_MS, undefined, { ref: false })
      try {
        if (hearers.size > 0 && !line) await open()
        for (const hear of [...hearers.values()].flatMap((all) => [...all])) hear('')
      } catch (error) {
        lost(error as Error)
      }
    }
  }

  async function forget(channel: string, hear: (text: string) => void): Promise<void> {
    const all = hearers.get(channel)
    all?.delete(hear)
    if (!all || all.size > 0) return
    hearers.delete(channel)
    await ask(`unlisten ${channel}`).catch(lost)
    // The last one ends the line, and nobody opens it again.
    if (hearers.size === 0) await inTurn((open) => open.end())
  }

  return {
    async listen(channel, hear) {
      const known = hearers.get(channel)
      if (known) known.add(hear)
      else hearers.set(channel, new Set([hear]))
      try {
        if (!line) await open()
        else if (!known) await ask(`listen ${channel}`)
      } catch (error) {
        await forget(channel, hear).catch(lost)
        throw error
      }
      return () => forget(channel, hear)
    },
    async close() {
      hearers.clear()
      await inTurn((open) => open.end())
    },
  }
}

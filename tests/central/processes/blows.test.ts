import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { EXISTS } from '@/sync/fields'
import { TEST_MS } from '../../tools/limits.mjs'
import { startPostgres } from '../../tools/postgres.mjs'
import { place, started } from '../support/child'
import { Client, written } from '../support/client'

/** In seconds; `npm run bench -- golpes` takes ten minutes. */
const SECONDS = process.env.CASOS === 'completos' ? 600 : 12
const WRITERS = 4
/** In ms: what a device waits for an answer. Node's fetch never ends when its server is killed at the wrong moment. */
const PATIENCE_MS = 10_000
const JEFE = ['jefe@bomberos.example', 'Jefe2024!'] as const
const LOG = 'bomberos_servicios_servicios'

/** A cluster that writes what it confirmed, which can be killed as a whole. */
async function openCluster() {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.close())
  const url = `${postgres.url}/postgres`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('alter database postgres set synchronous_commit = on')
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  await client.end()
  const pidFile = join(rows[0]?.data_directory ?? '', 'postmaster.pid')
  return {
    url,
    async kill() {
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
      await postgres.ended()
      // Its children are still going for a moment, and hold what they share.
      for (let tries = 0; ; tries++)
        try {
          return await postgres.again()
        } catch (error) {
          if (tries > 50) throw error
          await pause(100)
        }
    },
  }
}

/** Sends each call-out again until the central has it, as a device does; `cut` ends the device in the middle. */
function writer(client: Client, isOver: () => boolean) {
  let now = new AbortController()
  const confirmed: string[] = []
  const tally = { again: 0 }
  let refused = false
  const tell = async (body: string) => {
    now = new AbortController()
    const answer = await fetch(`${client.url}/api/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-central': '1', cookie: client.cookie },
      body,
      signal: now.signal,
    })
    if (answer.status !== 200) return false
    refused ||= (await answer.json()).estados.some(({ estado }: { estado: string }) => estado !== 'ok')
    return !refused
  }
  const done = (async () => {
    for (let n = 0; !isOver(); n++) {
      const id = `srv-${client.device}-${n}`
      const campos = written(client.device, { [EXISTS]: true, ...newRegistro('2026-03-31') })
      const body = JSON.stringify(client.request([{ c: LOG, id, campos }]))
      while (!(await Promise.race([tell(body).catch(() => false), pause(PATIENCE_MS, false)]))) {
        expect(refused).toBe(false)
        tally.again++
        await pause(50)
      }
      confirmed.push(id)
    }
  })()
  return { confirmed, tally, done, cut: () => now.abort() }
}

test(
  `central, database and devices killed at random for ${SECONDS} s: each call-out is there once, with a number of its own`,
  async () => {
    const cluster = await openCluster()
    const { folder } = await place('PostgreSQL')
    const env = { DATABASE_URL: cluster.url }
    let central = await started(folder, env)
    const clients = Array.from({ length: WRITERS }, () => new Client(central.url))
    for (const client of clients) expect((await client.signIn(...JEFE)).status).toBe(201)
    const end = Date.now() + SECONDS * 1000
    const writers = clients.map((client) => writer(client, () => Date.now() >= end))
    const blows = {
      async central() {
        central.process.kill('SIGKILL')
        expect(await central.ended).toBe('SIGKILL')
        central = await started(folder, env)
        for (const client of clients) client.url = central.url
      },
      base: () => cluster.kill(),
      async equipo() {
        for (const { cut } of writers) cut()
      },
    }
    const counts = { central: 0, base: 0, equipo: 0 }
    const kinds = Object.keys(blows) as (keyof typeof blows)[]
    // Each kind once, then at random.
    for (let n = 0; Date.now() < end || n < kinds.length; n++) {
      const kind = kinds[n < kinds.length ? n : Math.floor(Math.random() * kinds.length)] ?? 'equipo'
      await pause(300 + Math.random() * 1000)
      await blows[kind]()
      counts[kind]++
    }
    await Promise.all(writers.map(({ done }) => done))

    const confirmed = writers.flatMap((one) => one.confirmed)
    const there = new Map<string, string>()
    const [client] = clients
    for (let seqs = {}, epoca = '', more = true; more; ) {
      const answer = await (client as Client).sync([], { seqs, epoca })
      for (const { id, campos } of answer.filas)
        if (/^srv-[0-9a-f]{8}-\d+$/.test(id)) there.set(id, String(campos.numero?.[1]))
      ;({ mas: more, seqs, epoca } = answer)
    }
    const again = writers.reduce((sum, { tally }) => sum + tally.again, 0)
    console.info(`${JSON.stringify(counts)}: ${confirmed.length} confirmed, ${again} sent again`)
    expect(confirmed.length).toBeGreaterThan(WRITERS)
    expect([...there.keys()].sort()).toEqual(confirmed.sort())
    const digits = [...there.values()].map((numero) => Number(numero.replace('P-2026-', '')))
    expect(digits.sort((a, b) => a - b)).toEqual(confirmed.map((_, index) => index + 1))
  },
  TEST_MS + SECONDS * 1000,
)

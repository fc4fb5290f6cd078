import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { createSecrets } from '@/server/accounts/secrets'
import { brigadas } from '@/server/commands/brigadas'
import { type ProvinciaSettings, startProvincia } from '@/server/provincia/start'
import { Citizen } from './citizen'
import { Client } from './client'
import { newFolder, newPostgres } from './engines'
import { JEFA } from './world'

/** A hundredth of the real cost. */
const CHEAP = createSecrets(4)

/** `fetch`, under another name: the one in an address is the one that is asked for. */
export const fetchAs =
  (host: string): typeof fetch =>
  async (input, init = {}) => {
    const asked = new Request(input, init as RequestInit)
    const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : undefined
    const headers = { ...Object.fromEntries(asked.headers), host }
    return new Promise((done, failed) => {
      const sent = request(asked.url, { method: asked.method, headers }, (answer) => {
        const said = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        const status = answer.statusCode ?? 0
        const empty = [204, 304].includes(status)
        if (empty) answer.resume()
        done(
          new Response(empty ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers: said }),
        )
      })
      sent.on('error', failed)
      sent.end(body)
    })
  }

export type Province = Awaited<ReturnType<typeof newProvince>>

/** One process of several brigades over a PostgreSQL of its own; it ends with the test. */
export async function newProvince(hosts: readonly string[], settings: Partial<ProvinciaSettings> = {}) {
  const [folder, url] = [newFolder(), await newPostgres()]
  const dist = join(folder, 'dist')
  mkdirSync(dist)
  for (const name of ['index', '200'])
    writeFileSync(join(dist, `${name}.html`), '<!doctype html><head><meta charset="utf-8" /></head>')
  const where = { folder, url }
  const codes = new Map<string, string>()
  const schemaOf = (host: string) => host.replace(/\W.*/, '')

  async function add(host: string): Promise<string> {
    const said = await brigadas(['agregar', host, schemaOf(host)], where)
    codes.set(host, /^ {4}(\S+)$/m.exec(said)?.[1] ?? '')
    return said
  }
  for (const host of hosts) await add(host)

  const lines: string[] = []
  const begin = () =>
    startProvincia({
      ...{ url, folder, dist, port: 0, host: '127.0.0.1', proxy: false, secrets: CHEAP },
      remote: () => '127.0.0.1',
      log: (event, facts) => lines.push(JSON.stringify({ event, ...facts })),
      ...settings,
    })
  let server = await begin()
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const at = (host: string): Client => {
    const client = new Client(`http://127.0.0.1:${server.port}`)
    client.ask = fetchAs(host)
    return client
  }
  return {
    ...{ folder, url, where, lines, add, schemaOf, at },
    get server() {
      return server
    },
    async again(): Promise<void> {
      await server.close()
      server = await begin()
    },
    /** A page as a visitor gets it. */
    page: (host: string, path: string, init?: RequestInit) =>
      fetchAs(host)(`http://127.0.0.1:${server.port}${path}`, init),
    citizen(host: string): Citizen {
      const citizen = new Citizen('')
      citizen.client = at(host)
      return citizen
    },
    /** Claims a brigade; the first person of it. */
    async claim(host: string): Promise<Client> {
      const client = at(host)
      const asked = { ...JEFA, codigo: codes.get(host), dispositivo: client.device, muestras: 'quitar' }
      const { status, body } = await client.post('/primera', asked)
      if (status !== 201) throw new Error(`not claimed: ${status} ${JSON.stringify(body)}`)
      return client
    },
  }
}

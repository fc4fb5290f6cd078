import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Role } from '@/access/roles'
import { SAMPLE_PASSWORDS, sampleUsuarios } from '@/access/usuarios/seed'
import { createSecrets } from '@/server/accounts/secrets'
import { copiasIn } from '@/server/copies/kept'
import type { Database } from '@/server/database/database'
import { type Settings, start } from '@/server/start'
import { update } from '@/server/update'
import { Client } from './client'
import { type Engine, newFolder } from './engines'
import { giveBack, type Ready, takeReady } from './ready'
import { counting, type Work } from './work'

/** A hundredth of the real cost, which one test measures by itself. */
const CHEAP = createSecrets(4)

/** Deleting the few rows of a test takes a tenth of truncating, which makes new files for each table. */
export async function emptyTables({ query }: Database): Promise<void> {
  const kept = ['migracion', 'contador']
  const tables = await query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema() and tablename <> all($1)`,
    [kept],
  )
  await query(`with ${tables.map(({ name }) => `${name}_rows as (delete from ${name})`)} select 1`)
  await query('update contador set seq = 0')
}

/** A build in short: a page, the app's page for all other addresses, and headers. */
function newDist(folder: string): string {
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  const page = (title: string) =>
    `<!doctype html><html><head><meta charset="utf-8" /><title>${title}</title></head></html>`
  for (const name of ['index', '200', 'galeria']) writeFileSync(join(dist, `${name}.html`), page(name))
  writeFileSync(join(dist, 'assets/app.js'), 'export {}')
  writeFileSync(join(dist, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n')
  return dist
}

export type World = {
  database: Database
  /** What the central read of its database. */
  work: Work
  url: string
  /** The code that claims the central. */
  codigo: string
  dist: string
  /** Where the nightly copies go. */
  copias: string
  /** The port of its figures, where it serves them. */
  metrics: number | undefined
  /** All lines of the log. */
  lines: string[]
  /** Where the next connections seem to come from. */
  from: string
  visitor(): Client
  /** Signed in with a sample account. */
  as(role: Role): Promise<Client>
  /** Claims the central; the first person of its brigade. */
  claim(muestras?: 'quitar' | 'dejar'): Promise<Client>
  /** Somebody new, whom the first one adds, with a password of their own. */
  newPerson(jefa: Client, email: string, role: Role): Promise<Client>
  /** All that waited to be told was tried once. */
  told(): Promise<void>
  /** Ends the server and starts another one over the same data. */
  again(): Promise<void>
}

export const JEFA = { nombre: 'Ana Jefa', correo: 'ana@brigada.example', clave: 'UnaClave2026' }

/** Machines are set to any zone, and none is the brigade's: that of the shipped container, and one where it is tomorrow. */
const MACHINE_ZONES: Record<Engine, string> = { PGlite: 'UTC', PostgreSQL: 'Pacific/Auckland' }

/** A central for each test of the file, over one database for all of them, emptied before each. */
export function useCentral(engine: Engine, settings: Partial<Settings> = {}): World {
  let opened: Ready
  let server: Awaited<ReturnType<typeof start>>
  let folder: string

  const world: World = {
    database: undefined as never,
    work: { rows: 0 },
    url: '',
    codigo: '',
    dist: '',
    copias: '',
    metrics: undefined,
    lines: [],
    from: '127.0.0.1',
    visitor: () => new Client(world.url),
    async as(role) {
      const client = world.visitor()
      const account = sampleUsuarios().find((usuario) => usuario.role === role)
      const { status } = await client.signIn(account?.email ?? '', SAMPLE_PASSWORDS[account?.id ?? ''] ?? '')
      if (status !== 201) throw new Error(`${role} can't sign in: ${status}`)
      return client
    },
    async claim(muestras = 'dejar') {
      const client = world.visitor()
      const { status } = await client.post('/primera', {
        ...JEFA,
        codigo: world.codigo,
        dispositivo: client.device,
        muestras,
      })
      if (status !== 201) throw new Error(`not claimed: ${status}`)
      return client
    },
    async newPerson(jefa, email, role) {
      const [name] = email.split('@')
      const { body } = await jefa.post('/usuarios', { name, email, role })
      const person = world.visitor()
      await person.signIn(email, body.codigo)
      await person.post('/clave', { actual: body.codigo, nueva: 'OtraClave2026' })
      return person
    },
    told: () => server.central.avisos.settled(),
    async again() {
      await server.close()
      await begin()
    },
  }

  async function begin(): Promise<void> {
    await update({ database: opened.database, copias: world.copias, free: () => null })
    server = await start({
      database: counting(opened.database, world.work),
      dist: world.dist,
      folder,
      port: 0,
      host: '127.0.0.1',
      proxy: false,
      secrets: CHEAP,
      remote: () => world.from,
      log: (event, facts) => world.lines.push(JSON.stringify({ event, ...facts })),
      ...settings,
    })
    world.url = `http://127.0.0.1:${server.port}`
    world.codigo = server.codigo ?? ''
    world.metrics = server.metrics
  }

  const zone = process.env.TZ
  beforeAll(async () => {
    process.env.TZ = MACHINE_ZONES[engine]
    opened = await takeReady(engine)
    world.database = opened.database
    folder = newFolder()
    world.dist = newDist(folder)
    world.copias = copiasIn(folder)
  })
  beforeEach(async () => {
    world.from = '127.0.0.1'
    await emptyTables(opened.database)
    rmSync(world.copias, { recursive: true, force: true })
    await begin()
  })
  afterEach(() => server.close())
  afterAll(async () => {
    await giveBack(engine, opened)
    rmSync(folder, { recursive: true })
    process.env.TZ = zone ?? ''
  })
  return world
}

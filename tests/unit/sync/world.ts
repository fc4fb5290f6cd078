import { fileURLToPath } from 'node:url'
import { IDBKeyRange } from 'fake-indexeddb'
import * as v from 'valibot'
import { build, type Plugin } from 'vite'
import { OTHER_CENTRAL } from '@/access/central/other'
import { joined, type Past } from '@/server/sync/joined'
import { changeOf } from '@/server/sync/write'
import type { Stored } from '@/shared/storage/stored-module'
import type { Collection, StoredRecord } from '@/sync/collections'
import { type Fields, isAlive, mergeFields, recordOf } from '@/sync/fields'
import type { Central } from '@/sync/member'
import type { Parcels } from '@/sync/others/parcels'
import { stampOf, timeOf } from '@/sync/stamp'
import { CLOCK_AHEAD_MS, type Row, type SyncAnswer, type SyncRequest, type Verdict } from '@/sync/wire'
import type * as Entry from './device-entry'
import { MemoryDisk } from './memory-disk'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const GLOBALS = [
  'globalThis',
  'indexedDB',
  'IDBKeyRange',
  'localStorage',
  'window',
  'navigator',
  'Date',
  'console',
  'BroadcastChannel',
]

/** The app's code as a function of its globals. `change` alters it, to see a rule broken. */
export async function compileDevice(
  change = (code: string) => code,
  plugins: Plugin[] = [],
): Promise<(...globals: unknown[]) => typeof Entry> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    resolve: { alias: [{ find: '@', replacement: here('../../../src') }] },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: here('./device-entry.ts'), formats: ['iife'], name: 'device' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('no bundle')
  return new Function(...GLOBALS, `${change(chunk.code)}; return device`) as never
}

export type Cosa = StoredRecord & { x: string; y?: string; z?: string }

const cosaSchema = v.object({
  id: v.string(),
  x: v.string(),
  y: v.optional(v.string(), '0'),
  z: v.optional(v.string()),
})

const sample = (n: number): Cosa => ({ id: `muestra-${n}`, x: `muestra ${n}`, y: '0' })

/** A collection of things with two samples, as a module's list would be. */
export const cosas = (key: string, samples = [sample(1), sample(2)]): Collection => ({
  key,
  title: key,
  schema: cosaSchema,
  readers: [],
  samples: () => structuredClone(samples),
  automatic: [],
  name: ({ x }) => String(x),
  permit: () => undefined,
  joins: {},
  sync: {},
})

/** The server in memory: the same merge, and what it was told. */
class MemoryCentral {
  epoca = 'e1'
  modo: 'muestra' | 'suya' = 'suya'
  identidad = 'central-1'
  private epocas = new Set<string>()
  rows = new Map<string, Row>()
  seq = 0
  /** Every field that reached it, and in whose session. */
  log: [row: string, field: string, value: unknown, who: string | undefined][] = []
  readable: string[]
  page = 7
  judge: (op: { c: string; id: string; campos: Fields }) => Verdict['estado'] = () => 'ok'
  /** The changes of each record, as the server's history has them. */
  past = new Map<string, Past[]>()
  now: () => number
  constructor(keys: string[], now: () => number) {
    this.readable = keys
    this.now = now
  }

  answer({ epoca, central, seqs, ops, persona, dispositivo: device }: SyncRequest): SyncAnswer {
    const hora = this.now()
    const identidad = this.modo === 'suya' ? this.identidad : ''
    this.epocas.add(this.epoca)
    if (epoca !== '' && !(central ? central === identidad : this.epocas.has(epoca)))
      throw Object.assign(new Error('another central'), { code: OTHER_CENTRAL })
    const filas = new Map<string, Row>()
    const estados: Verdict[] = []
    const same = !epoca || epoca === this.epoca
    for (const op of same ? ops : []) {
      const at = `${op.c}/${op.id}`
      const row = this.rows.get(at) ?? { c: op.c, id: op.id, campos: {}, seq: 0 }
      const ahead = Object.values(op.campos).some(([stamp]) => timeOf(stamp) > hora + CLOCK_AHEAD_MS)
      const estado = ahead ? 'reloj' : this.readable.includes(op.c) ? this.judge(op) : 'prohibido'
      estados.push({ c: op.c, id: op.id, estado })
      if (estado === 'ok') {
        for (const [field, [, value]] of Object.entries(op.campos)) this.log.push([at, field, value, persona])
        const past = this.past.get(at) ?? []
        const { op: whole, told } = joined(op, row, past, { device, seen: seqs[op.c] ?? 0 })
        const written = { row: { ...row, campos: mergeFields(row.campos, whole.campos) ?? row.campos }, told }
        if (written.row.campos !== row.campos) {
          const { antes, despues } = changeOf({ ...written, before: row.campos })
          this.rows.set(at, { ...written.row, seq: ++this.seq })
          this.past.set(at, [...past, { seq: this.seq, dispositivo: device, antes, despues }])
        }
      }
      const now = this.rows.get(at)
      if (now && this.readable.includes(op.c)) filas.set(at, now)
    }
    const next: Record<string, number> = {}
    let mas = false
    for (const c of this.readable) {
      const from = same ? (seqs[c] ?? 0) : 0
      const news = [...this.rows.values()]
        .filter((row) => row.c === c && row.seq > from)
        .sort((a, b) => a.seq - b.seq)
      mas ||= news.length > this.page
      for (const row of news.slice(0, this.page)) filas.set(`${c}/${row.id}`, row)
      next[c] = news.slice(0, this.page).at(-1)?.seq ?? from
    }
    return structuredClone({
      epoca: this.epoca,
      central: identidad,
      hora,
      colecciones: this.readable,
      filas: [...filas.values()],
      seqs: next,
      mas,
      estados,
    })
  }

  /** As a central that was set up with these records. */
  hold(c: string, records: readonly StoredRecord[]): void {
    for (const { id, ...record } of records) {
      const stamp = stampOf(1, 0, 'central0')
      const values = Object.entries({ '': true, ...record }).map(([field, value]) => [field, [stamp, value]])
      this.rows.set(`${c}/${id}`, { c, id, campos: Object.fromEntries(values), seq: ++this.seq })
    }
  }

  backup = () => structuredClone({ rows: this.rows, seq: this.seq })
  restore(copy: ReturnType<MemoryCentral['backup']>): void {
    Object.assign(this, structuredClone(copy))
    this.epoca = `${this.epoca}+`
  }
  records = (c: string): StoredRecord[] =>
    [...this.rows.values()].flatMap((row) =>
      row.c === c && isAlive(row.campos) ? [recordOf(row.id, row.campos)] : [],
    )
}

/** The phone died in the middle of a step. */
class Killed extends Error {}

const LOST = 'no network'

export type Net = 'ok' | 'before' | 'after' | 'twice' | 'late'

export type World = {
  now: number
  central: MemoryCentral
  /** Calls that are still on their way. */
  late: SyncRequest[]
  /** A killed browser loses what localStorage was told last. */
  losesMirror: boolean
  compiled: Awaited<ReturnType<typeof compileDevice>>
}

const quiet = { ...console, error: () => undefined, warn: () => undefined }

/** A phone: its own storage, clock and copy of the app, which can be killed at any step that reaches the disk. */
export class Phone {
  ls = new Map<string, string>()
  disk = new MemoryDisk()
  net: Net = 'ok'
  /** localStorage refuses what would make it longer than this. */
  room = Number.POSITIVE_INFINITY
  calls = 0
  app!: typeof Entry
  central!: Central
  copies = 0
  /** A real server in the place of the one in memory. */
  server?: Central['send']
  private before = new Map<string, string | undefined>()
  private dead = false
  private boots = 0
  private killAt = -1
  private readonly world: World
  private readonly skew: number
  private readonly given: readonly Collection[] | undefined

  /** Without `collections`: those of its own program. */
  constructor(world: World, skew: number, collections?: readonly Collection[]) {
    this.world = world
    this.skew = skew
    this.given = collections
    this.boot()
  }

  get collections(): readonly Collection[] {
    return this.given ?? this.app.collections()
  }

  private step(): void {
    if (this.killAt < 0 || this.killAt-- > 0) return
    this.dead = true
    throw new Killed()
  }

  private storage(alive: () => void): Storage {
    const size = () => [...this.ls].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
    const storage = {
      getItem: (key: string) => {
        alive()
        return this.ls.get(key) ?? null
      },
      setItem: (key: string, text: string) => {
        alive()
        this.step()
        const [had, whole] = [this.ls.get(key)?.length ?? 0, Number.isFinite(this.room) ? size() : 0]
        if (whole - had + text.length > this.room) throw new DOMException('full', 'QuotaExceededError')
        if (!this.before.has(key)) this.before.set(key, this.ls.get(key))
        this.ls.set(key, text)
      },
      removeItem: (key: string) => this.ls.delete(key),
    }
    return new Proxy(storage as unknown as Storage, {
      ownKeys: () => [...this.ls.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })
  }

  boot(): void {
    const boot = ++this.boots
    this.dead = false
    this.killAt = -1
    const alive = () => {
      if (this.dead || boot !== this.boots) throw new Killed()
    }
    const { world, skew } = this
    const indexedDB = this.disk.opener((mode) => {
      alive()
      if (mode === 'readwrite') this.step()
    })
    class PhoneDate extends Date {
      constructor(...given: [] | [number | string]) {
        super(...((given.length > 0 ? given : [world.now + skew]) as [number]))
      }
      static override now = () => world.now + skew
    }
    const localStorage = this.storage(alive)
    const browser = { localStorage, indexedDB, navigator: {}, Date: PhoneDate }
    const window = { addEventListener: () => undefined }
    this.app = world.compiled(
      browser,
      indexedDB,
      IDBKeyRange,
      localStorage,
      window,
      {},
      PhoneDate,
      quiet,
      undefined,
    )
    this.central = {
      collections: this.collections,
      version: 1,
      send: async (request) => {
        alive()
        this.step()
        this.calls++
        const call = structuredClone(request)
        if (this.net === 'before') throw new Error(LOST)
        if (this.server) return this.server(call)
        if (this.net === 'late') {
          world.late.push(call)
          throw new Error(LOST)
        }
        const answer = world.central.answer(call)
        if (this.net === 'twice') world.central.answer(call)
        if (this.net === 'after') throw new Error(LOST)
        await Promise.resolve()
        alive()
        this.step()
        return answer
      },
      mode: async () => world.central.modo,
      keepCopy: async () => {
        this.copies++
      },
    }
  }

  /** Does it; a kill, a lost network and a record that is gone are what happens to people. */
  async run<T>(act: () => Promise<T>, killAt = -1): Promise<T | undefined> {
    this.killAt = killAt
    try {
      return await act()
    } catch (error) {
      if (this.dead || (error instanceof Error && error.message === LOST)) return undefined
      throw error
    } finally {
      this.killAt = -1
      if (this.dead) {
        if (this.world.losesMirror)
          for (const [key, text] of this.before)
            if (text === undefined) this.ls.delete(key)
            else this.ls.set(key, text)
        this.boot()
      }
      this.before.clear()
    }
  }

  repository(key: string) {
    const collection = this.collections.find((one) => one.key === key)
    if (!collection) throw new Error(key)
    return this.app.createListRepository<Stored & Record<string, unknown>>({
      key,
      idPrefix: `${key}-`,
      title: key,
      schema: collection.schema as never,
      joins: collection.joins,
      ...(collection.migrations && { migrations: collection.migrations }),
      seed: () => collection.samples(),
      name: () => '',
      words: {},
    })
  }
  list = (key: string) => this.repository(key).all()
  sync = (killAt = -1) => this.run(() => this.app.synchronise(this.central), killAt)
  seal = async (key: string): Promise<Parcels> => {
    const collection = this.collections.find((one) => one.key === key)
    return collection ? this.app.seal(collection, await this.app.readMember()) : {}
  }
  /** The ids of all that waits, or of what waits for one person. */
  pending = async (person?: string) => {
    const all = await Promise.all(this.collections.map(({ key }) => this.seal(key)))
    return all.flatMap((parcels) =>
      Object.entries(parcels).flatMap(([whose, parcel]) =>
        person === undefined || person === whose ? Object.keys(parcel) : [],
      ),
    )
  }
  /** Another person opens their session; what is new is stamped with each change of the session, as in the app. */
  async signIn(person: string): Promise<void> {
    for (const { key } of this.collections) await this.seal(key)
    this.app.closeSession()
    const account = { id: person, name: '', email: '', role: 'SUPERADMIN', active: true } as const
    this.app.openSession({ ...account, createdAt: '' }, null)
  }

  /** Puts a text in the place of a key's journal, or takes the journal away. */
  async setJournal(key: string, raw: string | undefined): Promise<void> {
    const page = raw === undefined ? undefined : { v: 99, timestamp: this.world.now, raw }
    await this.disk.set(`diario:${key}`, page)
  }

  /** As a version left it that didn't keep who wrote. */
  async forgetWriters(): Promise<void> {
    const { ls, rows } = await this.backup()
    const forgotten = rows.map(([key, value]): [string, unknown] => {
      const { by: _by, personas: _personas, ...rest } = value as Record<string, unknown>
      return [key, rest]
    })
    await this.restore({ ls, rows: forgotten })
  }

  /** The phone's own backup: everything on it. */
  async backup() {
    return structuredClone({ ls: [...this.ls], rows: await this.disk.all() })
  }

  async restore({ ls, rows }: Awaited<ReturnType<Phone['backup']>>): Promise<void> {
    this.disk = new MemoryDisk()
    this.ls = new Map(ls)
    for (const [key, value] of rows) await this.disk.set(key, value)
    this.boot()
  }
}

export async function createWorld(
  keys: string[],
  compiled: World['compiled'],
  losesMirror = false,
): Promise<World> {
  const world: World = {
    now: 1.7e12,
    late: [],
    losesMirror,
    compiled,
    central: new MemoryCentral(keys, () => world.now),
  }
  return world
}

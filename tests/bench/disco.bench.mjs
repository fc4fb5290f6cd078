import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildServer } from '../../src/server/build.mjs'
import { DIST, ROOT } from '../tools/build.mjs'
import { opOf } from '../tools/central.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { answering, runServer } from '../tools/server-process.mjs'
import { mountDisk } from './support/small-disk.mjs'

export const title =
  'Un disco que se llena del todo: las páginas con 911 contestan, nada confirmado falta, y con espacio todo sigue'

const WRITERS = 3
/** So many of a kind are waited for in each part. */
const ENOUGH = 150
const PATHS = ['/', '/reportar', '/galeria']
const ITEM = {
  c: 'bomberos_inventario_items',
  nombre: 'Manguera '.repeat(400),
  categoria: 'HERRAMIENTA',
  cantidad: 1,
  estado: 'BUENO',
}

/** Starts it again whenever it ended, as whoever supervises it does. */
function supervise(begin) {
  const ends = []
  let [stopped, now] = [false, undefined]
  const watched = (async () => {
    while (!stopped) {
      try {
        now = await begin()
        ends.push(await now.ended)
      } catch (error) {
        ends.push(/no hay espacio/i.test(String(error)) ? 'sin espacio' : String(error).slice(0, 200))
      }
      now = undefined
      if (!stopped) await pause(1000)
    }
  })()
  return {
    ends,
    now: () => now,
    async stop() {
      stopped = true
      await now?.end('SIGTERM')
      await watched
    },
  }
}

async function call(url, method, path, { cookie, body, type = 'application/json' }) {
  const headers = { 'content-type': type, 'x-central': '1', cookie }
  const response = await fetch(`${url}/api${path}`, { method, headers, body })
  return { status: response.status, response }
}

async function signIn(url) {
  const body = JSON.stringify({
    ...{ correo: 'bodega@bomberos.example', clave: 'Bodega2024!', dispositivo: 'medicion' },
  })
  const { response } = await call(url, 'POST', '/sesion', { cookie: '', body })
  if (!response.ok) throw new Error(`sesion: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
}

/** Writes items and reads pages until it is stopped, and counts what each was answered. */
async function load(central) {
  const { url } = central.now()
  const cookie = await signIn(url)
  const { version } = await (await fetch(`${url}/api/salud`)).json()
  const [confirmed, tally] = [new Set(), { pages: {}, writes: {} }]
  const count = (kind, answer) => {
    tally[kind][answer] = (tally[kind][answer] ?? 0) + 1
  }
  let going = true
  let tick = 0
  async function write(dispositivo) {
    const id = `inv-${dispositivo}-${++tick}`
    const ops = [opOf(dispositivo, { ...ITEM, id })]
    const body = JSON.stringify({ version, dispositivo, epoca: '', seqs: {}, ops })
    const { status, response } = await call(central.now()?.url ?? url, 'POST', '/sync', { cookie, body })
    const { estados = [] } = await response.json()
    const kept = status === 200 && estados[0]?.estado === 'ok'
    if (kept) confirmed.add(id)
    count('writes', kept ? 'guardado' : status)
  }
  async function read() {
    for (const path of PATHS) {
      const page = await fetch((central.now()?.url ?? url) + path)
      count('pages', page.status === 200 && (await page.text()).includes('911') ? 'con 911' : page.status)
    }
  }
  const repeat = async (kind, task) => {
    while (going) {
      await task().catch(() => count(kind, 'sin respuesta'))
      // Who is refused comes back a little later.
      await pause(20)
    }
  }
  const all = [
    repeat('pages', read),
    ...Array.from({ length: WRITERS }, (_, n) => repeat('writes', () => write(`equipo0${n}`))),
  ]
  return {
    cookie,
    version,
    confirmed,
    /** What was answered since the last time, when there is enough of it. */
    async until(isEnough) {
      while (!isEnough(tally)) await pause(50)
      const { pages, writes } = tally
      Object.assign(tally, { pages: {}, writes: {} })
      return { pages, writes }
    },
    async stop() {
      going = false
      await Promise.all(all)
    },
  }
}

/** The ids of all items that the central tells. */
async function idsAt(url, { cookie, version }) {
  const ids = new Set()
  let [epoca, seqs] = ['', {}]
  for (let more = true; more; ) {
    const body = JSON.stringify({ version, dispositivo: 'medicion', epoca, seqs, ops: [] })
    const answer = await (await call(url, 'POST', '/sync', { cookie, body })).response.json()
    for (const { id } of answer.filas) ids.add(id)
    ;({ epoca, seqs, mas: more } = answer)
  }
  return ids
}

const told = (counts) =>
  Object.entries(counts)
    .map(([answer, n]) => `${n} ${answer}`)
    .join(', ') || 'ninguna'

async function drill(name, disk, central) {
  while (!central.now()) await pause(100)
  const work = await load(central)
  const part = async (what, isEnough) => {
    const { pages, writes } = await work.until(isEnough)
    console.log(`  ${name}, ${what}: páginas ${told(pages)}; escrituras ${told(writes)}`)
    return pages
  }
  const keeps = ({ writes, pages }) => (writes.guardado ?? 0) >= ENOUGH && (pages['con 911'] ?? 0) >= ENOUGH
  const refuses = ({ writes, pages }) =>
    Object.entries(writes).reduce((sum, [answer, n]) => sum + (answer === 'guardado' ? 0 : n), 0) >= ENOUGH &&
    Object.values(pages).reduce((sum, n) => sum + n, 0) >= ENOUGH
  await part('con espacio', keeps)
  disk.fill()
  const full = await part('lleno', refuses)
  disk.free()
  await part('con espacio otra vez', keeps)
  await work.stop()
  const ends = [...central.ends]
  await central.now()?.end('SIGTERM')
  while (!central.now()) await pause(100)
  const there = await idsAt(central.now().url, work)
  const missing = [...work.confirmed].filter((id) => !there.has(id))
  console.log(
    `  ${name}: ${work.confirmed.size} confirmados, faltan ${missing.length}; procesos que terminaron: ${ends.join(', ') || 'ninguno'}`,
  )
  if (missing.length > 0) throw new Error('falta algo que la central había confirmado')
  if (Object.keys(full).some((answer) => answer !== 'con 911')) throw new Error('una página no contestó')
}

async function withDisk(mb, task) {
  const disk = mountDisk(mb)
  if (!disk) return console.log('  Nadie puede montar aquí un disco en memoria: hace falta ser root.')
  try {
    await task(disk)
  } finally {
    disk.close()
  }
}

/** A central under supervision in a folder with the build, until the task is over. */
async function withCentral(folder, env, task) {
  const server = await buildServer(join(ROOT, '.cache/central-tools'))
  symlinkSync(DIST, join(folder, 'dist'))
  const central = supervise(() => answering(runServer(server, folder, env)))
  try {
    await task(central)
  } finally {
    await central.stop()
  }
}

const withPglite = () =>
  withDisk(480, async (disk) => {
    const folder = join(disk.folder, 'central')
    mkdirSync(folder)
    await withCentral(folder, {}, (central) => drill('PGlite', disk, central))
  })

const withPostgres = () =>
  withDisk(192, async (disk) => {
    const postgres = await startPostgres(disk.folder)
    const folder = mkdtempSync(join(tmpdir(), 'bomberos-central-'))
    const client = new pg.Client({ connectionString: `${postgres.url}/postgres` })
    await client.connect()
    await client.query('create database disco')
    await client.end()
    let over = false
    const watched = (async () => {
      while (!over) {
        await postgres.ended()
        if (!over) await pause(1000).then(() => postgres.again().catch(() => undefined))
      }
    })()
    try {
      await withCentral(folder, { DATABASE_URL: `${postgres.url}/disco` }, (central) =>
        drill('PostgreSQL', disk, central),
      )
    } finally {
      over = true
      await postgres.close()
      await watched
      rmSync(folder, { recursive: true, force: true })
    }
  })

export async function run() {
  await withPglite()
  await withPostgres()
}

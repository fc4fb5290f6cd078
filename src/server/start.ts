import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { SpokenError } from '@/shared/lib/spoken-error'
import { hexOf, newCode } from './accounts/codes'
import { createSecrets, type Secrets } from './accounts/secrets'
import { type Avisos, createAvisos } from './avisos/queue'
import type { Central } from './central'
import { keepNightly } from './copies/keep'
import { copiasIn } from './copies/kept'
import { demandNoneLeft } from './copies/left'
import type { Database, Query } from './database/database'
import { createApi } from './http/app'
import { PULSE_MS } from './http/eventos'
import { createHub } from './hub'
import { listenNear } from './listen.mjs'
import { log as consoleLog, factsOf, type Log } from './log'
import { createCounts, serveMetrics } from './metrics'
import { createPages } from './publico/pages'
import { createPublicSource } from './publico/publico'
import type { OpenRenderer } from './publico/renderer'
import { createVisits } from './publico/visits'
import { type Free, withFloor } from './room'
import { putSamples } from './samples'
import { site } from './site.mjs'
import { giveIdentity, newEpoch, readState, writeState } from './state'
import { noteStart } from './sync/mark'

export type Settings = {
  database: Database
  /** The app's build. */
  dist: string
  /** Where the central keeps its files. */
  folder: string
  port: number
  host: string
  proxy: boolean
  /** Free bytes where the database lies; without it nothing is refused for want of them. */
  free?: Free
  secrets?: Secrets
  /** The address at the other end of the connection. */
  remote?: Central['remote']
  log?: Log
  /** How often each open stream says something, in ms. */
  pulseMs?: number
  /** The mail server's address with its user and password. */
  smtp?: string | undefined
  /** The push services that may be called. */
  allows?: Avisos['allows']
  /** Where the figures for who watches over the central are served; null for nowhere. */
  metrics?: { host: string; port: number } | null
  /** Draws the public pages; without it they stay as the build drew them. */
  renderer?: OpenRenderer
}

/** Of so many processes the codes count; those of processes that were killed go when others begin. */
const CODES = 8

const HALF =
  'A esta base le falta una parte: tiene datos, pero no dice de qué central son. Puede ser una copia a medias. Reponga una copia completa con «npm run central -- importar ARCHIVO», o use una carpeta (DATOS) o una base vacía.'

/** Rows without the part that says whose they are must get no samples, and nobody may claim them. @throws SpokenError */
async function demandEmpty(query: Query): Promise<void> {
  for (const table of ['central', 'usuario', 'registro'])
    if ((await query(`select 1 from ${table} limit 1`)).length > 0) throw new SpokenError(HALF)
}

/**
 * The first start fills the central with the sample data; each one until it is claimed adds a code of its own, because
 * several processes may serve one central.
 */
const prepare = (database: Database): Promise<string | null> =>
  database.transaction(async (query) => {
    await query('lock table central in exclusive mode')
    const state = await readState(query)
    if (!state) await demandEmpty(query)
    await noteStart(query)
    if (state?.modo === 'suya') {
      if (!state.identidad) await giveIdentity(query)
      return null
    }
    if (!state) {
      await newEpoch(query)
      await putSamples(query)
    }
    const codigo = newCode()
    const others = (state?.codigos ?? []).slice(0, CODES - 1)
    await writeState(query, { codigos: [hexOf(codigo), ...others] })
    return codigo
  })

/** The console that shows it is gone. */
const forgetCode = ({ transaction }: Database, codigo: string): Promise<void> =>
  transaction(async (query) => {
    await query('lock table central in exclusive mode')
    const state = await readState(query)
    if (state) await writeState(query, { codigos: state.codigos.filter((one) => one !== hexOf(codigo)) })
  })

/**
 * How long a connection may wait for its next request: longer than proxies keep one (Caddy two minutes, nginx one). If
 * the central closed it just as a proxy sends a request, that request would be lost.
 */
const IDLE_MS = 150_000

/** How long an answer that is under way may still take. */
const GRACE_MS = 5000
const IDLE_LOOK_MS = 50

/** Serves the build and the API. `codigo` claims the central; null when somebody has. */
export async function start(settings: Settings) {
  const { dist, folder, port, host, proxy, secrets = createSecrets(), free = () => null } = settings
  const database = withFloor(settings.database, free)
  const { log = consoleLog, remote = ({ socket }) => socket.remoteAddress ?? '' } = settings
  const { pulseMs = PULSE_MS } = settings
  const copias = copiasIn(folder)
  if (!(await readState(database.query))) await demandNoneLeft(copias)
  const codigo = await prepare(database)
  const hub = await createHub(database)
  const avisos = createAvisos(
    database,
    settings.allows ? { smtp: settings.smtp, allows: settings.allows, log } : { smtp: settings.smtp, log },
  )
  const publico = createPublicSource(database, hub, log)
  const visits = createVisits(database, log)
  let leaving = false
  const central: Central = {
    ...{ database, secrets, hub, log, avisos, publico, visits, pulseMs },
    ...{ proxy, remote, copias, free, leaving: () => leaving },
  }
  let modo = codigo === null ? 'suya' : 'muestra'
  hub.on(({ channel }) => {
    if (channel !== 'cuentas') return
    readState(database.query)
      .then((state) => {
        modo = state?.modo ?? modo
      })
      .catch((error) => log('error', factsOf(error)))
  })
  const files = site(dist, { central: () => modo })
  const pages =
    settings.renderer &&
    createPages({
      ...{ dist, source: publico, open: settings.renderer, visits, log },
      query: database.query,
      claimed: () => modo === 'suya',
    })
  const counts = createCounts()
  const api = getRequestListener(createApi(central).fetch)
  const server = createServer((req, res) => {
    // A build that is being replaced lacks files for a moment.
    const failed = (error: unknown) => {
      log('error', factsOf(error))
      res.destroy()
    }
    const isCall = /^\/api(?:[/?]|$)/.test(req.url ?? '')
    counts.watch(isCall ? 'api' : 'pagina', res)
    // A proxy that keeps the connection would send the next request just as it is closed.
    if (leaving) res.shouldKeepAlive = false
    if (isCall) void api(req, res)
    else void (pages ? pages(req, res, () => files(req, res)) : files(req, res)).catch(failed)
  })
  server.keepAliveTimeout = IDLE_MS
  const taken = await listenNear(server, port, host)
  const metrics = settings.metrics && (await serveMetrics(central, counts, settings.metrics))
  const endNightly = keepNightly(database, central.copias, log)

  /** Where a proxy has other processes: it asks `/api/salud` and, until this one closes, learns to leave it out. */
  async function leave(ms: number): Promise<void> {
    leaving = true
    await pause(ms)
  }

  async function close(): Promise<void> {
    const closed = new Promise((done) => server.close(done))
    endNightly()
    metrics?.close()
    if (codigo) await forgetCode(database, codigo).catch((error) => log('error', factsOf(error)))
    const quiet = Promise.all([hub.close(), avisos.close(), visits.close(), publico.close()])
    // One that was asked something stays open for the next question, which nobody would answer.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS)
    const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    await closed
    clearInterval(idle)
    clearTimeout(late)
    await quiet
  }
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    codigo,
    central,
    metrics: metrics?.port,
    leave,
    close,
  }
}

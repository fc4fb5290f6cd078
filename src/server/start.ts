import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { fingerprint, newCode } from './accounts/codes'
import { createSecrets, type Secrets } from './accounts/secrets'
import { type Avisos, createAvisos } from './avisos/queue'
import type { Central } from './central'
import { keepNightly } from './copies/nightly'
import type { Database } from './database/database'
import { createApi } from './http/app'
import { PULSE_MS } from './http/eventos'
import { createHub } from './hub'
import { listenNear } from './listen.mjs'
import { log as consoleLog, factsOf, type Log } from './log'
import { createPages } from './publico/pages'
import { createPublicSource } from './publico/publico'
import type { OpenRenderer } from './publico/renderer'
import { createVisits } from './publico/visits'
import { putSamples } from './samples'
import { site } from './site.mjs'
import { newEpoch, readState, writeState } from './state'

export type Settings = {
  database: Database
  /** The app's build. */
  dist: string
  /** Where the central keeps its files. */
  folder: string
  port: number
  host: string
  proxy: boolean
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
  /** Draws the public pages; without it they stay as the build drew them. */
  renderer?: OpenRenderer
}

/** The first start fills the central with the sample data; each one until it is claimed gives it another code. */
const prepare = (database: Database): Promise<string | null> =>
  database.transaction(async (query) => {
    await query('lock table central in exclusive mode')
    const state = await readState(query)
    if (state?.modo === 'suya') return null
    if (!state) {
      await newEpoch(query)
      await putSamples(query)
    }
    const codigo = newCode()
    await writeState(query, { codigo: fingerprint(codigo).toString('hex') })
    return codigo
  })

/**
 * How long a connection may wait for its next request: longer than proxies keep one (Caddy two minutes, nginx one). If
 * the central closed it just as a proxy sends a request, that request would be lost.
 */
const IDLE_MS = 150_000

/** How long an answer that is under way may still take. */
const GRACE_MS = 500

/** Serves the build and the API. `codigo` claims the central; null when somebody has. */
export async function start(settings: Settings) {
  const { database, dist, folder, port, host, proxy, secrets = createSecrets() } = settings
  const { log = consoleLog, remote = ({ socket }) => socket.remoteAddress ?? '' } = settings
  const { pulseMs = PULSE_MS } = settings
  const codigo = await prepare(database)
  const hub = await createHub(database)
  const avisos = createAvisos(
    database,
    settings.allows ? { smtp: settings.smtp, allows: settings.allows, log } : { smtp: settings.smtp, log },
  )
  const copias = join(folder, 'copias')
  const publico = createPublicSource(database, hub, log)
  const visits = createVisits(database, log)
  const central: Central = {
    ...{ database, secrets, hub, log, avisos, publico, visits, pulseMs },
    ...{ proxy, remote, copias },
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
    })
  const api = getRequestListener(createApi(central).fetch)
  const server = createServer((req, res) => {
    // A build that is being replaced lacks files for a moment.
    const failed = (error: unknown) => {
      log('error', factsOf(error))
      res.destroy()
    }
    if (/^\/api(?:[/?]|$)/.test(req.url ?? '')) void api(req, res)
    else void (pages ? pages(req, res, () => files(req, res)) : files(req, res)).catch(failed)
  })
  server.keepAliveTimeout = IDLE_MS
  const taken = await listenNear(server, port, host)
  const endNightly = keepNightly(database, central.copias, log)

  async function close(): Promise<void> {
    const closed = new Promise((done) => server.close(done))
    endNightly()
    const quiet = Promise.all([hub.close(), avisos.close(), visits.close(), publico.close()])
    const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    await closed
    clearTimeout(late)
    await quiet
  }
  return { url: `http://localhost:${taken}`, port: taken, codigo, central, close }
}

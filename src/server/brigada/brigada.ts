import { getRequestListener } from '@hono/node-server'
import { createSecrets, type Secrets } from '@/server/accounts/secrets'
import { type Avisos, createAvisos } from '@/server/avisos/queue'
import type { Central } from '@/server/central'
import { copiasIn } from '@/server/copies/kept'
import type { Database } from '@/server/database/database'
import { noteDurability } from '@/server/database/durability'
import { createApi } from '@/server/http/app'
import { PULSE_MS } from '@/server/http/eventos'
import { createHub } from '@/server/hub'
import { log as consoleLog, factsOf, type Log } from '@/server/log'
import type { Counts } from '@/server/metrics'
import { createPages, type OpenRenderer } from '@/server/publico/pages'
import { createPublicSource } from '@/server/publico/publico'
import { createVisits } from '@/server/publico/visits'
import { type Free, withFloor } from '@/server/room'
import { site } from '@/server/site.mjs'
import { readState } from '@/server/state'
import { createStanding } from '@/server/sync/standing'
import type { Answer } from './listen'
import { byClock, followClock, readClock } from './zona'

export type BrigadaSettings = {
  database: Database
  /** The app's build. */
  dist: string
  /** Where the central keeps its files. */
  folder: string
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
  /** Draws the public pages; without it they stay as the build drew them. */
  renderer?: OpenRenderer
}

/** One brigade's central, as long as this process has it in memory. */
export type Brigada = { central: Central; answer: Answer; close(): Promise<void> }

/** Opens a brigade's central over tables that are up to date and hold at least the samples. */
export async function openBrigada(settings: BrigadaSettings, counts: Counts): Promise<Brigada> {
  const { dist, folder, proxy, secrets = createSecrets(), free = () => null } = settings
  const database = withFloor(settings.database, free)
  const { log = consoleLog, remote = ({ socket }) => socket.remoteAddress ?? '' } = settings
  const { pulseMs = PULSE_MS } = settings
  let modo = (await readState(database.query))?.modo ?? 'muestra'
  const disco = await noteDurability(database)
  if (disco !== 'forced') log('disco', { estado: disco })
  const hub = await createHub(database)
  const clock = await readClock(database.query)
  followClock(clock, database.query, hub, (error) => log('error', factsOf(error)))
  const avisos = createAvisos(
    database,
    settings.allows ? { smtp: settings.smtp, allows: settings.allows, log } : { smtp: settings.smtp, log },
  )
  const publico = byClock(clock, () => createPublicSource(database, hub, log))
  const visits = byClock(clock, () => createVisits(database, log))
  const central: Central = {
    ...{ database, secrets, hub, log, avisos, publico, visits, pulseMs },
    standing: createStanding(database.query),
    ...{ proxy, remote, copias: copiasIn(folder), free },
  }
  const look = () =>
    readState(database.query)
      .then((state) => {
        modo = state?.modo ?? modo
      })
      .catch((error) => log('error', factsOf(error)))
  hub.on(({ channel }) => {
    if (channel === 'cuentas') void look()
  })
  // It may have been claimed since it was first looked at.
  await look()
  const files = site(dist, { central: () => modo })
  const pages =
    settings.renderer &&
    createPages({
      ...{ dist, source: publico, open: settings.renderer, visits, log },
      query: database.query,
      claimed: () => modo === 'suya',
    })
  const api = getRequestListener(createApi(central).fetch)
  return {
    central,
    answer(req, res) {
      // A build that is being replaced lacks files for a moment.
      const failed = (error: unknown) => {
        log('error', factsOf(error))
        res.destroy()
      }
      const isCall = /^\/api(?:[/?]|$)/.test(req.url ?? '')
      counts.watch(isCall ? 'api' : 'pagina', res)
      byClock(clock, () => {
        if (isCall) void api(req, res)
        else void (pages ? pages(req, res, () => files(req, res)) : files(req, res)).catch(failed)
      })
    },
    async close() {
      await Promise.all([hub.close(), avisos.close(), visits.close(), publico.close()])
    },
  }
}

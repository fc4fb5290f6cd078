import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenWith } from '@/server/brigada/listen'
import { openSchemas } from '@/server/database/schemas'
import { hostName } from '@/server/http/request/address'
import { log as consoleLog, factsOf } from '@/server/log'
import { serveMetrics } from '@/server/metrics'
import type { Settings } from '@/server/start'
import { createBrigadas } from './brigadas'
import { figuresOf } from './figures'
import { answerNobody, CLOSED, UNKNOWN } from './nobody'
import { keepRounds } from './rounds'
import { CHANGED, PROVINCIA, readSitios } from './table'

export type ProvinciaSettings = Omit<Settings, 'database' | 'free'> & {
  /** PostgreSQL's address. */
  url: string
  /** In ms: a brigade that nobody asks for goes out of the memory. */
  idleMs?: number
}

/**
 * Serves every brigade of the table at its own name, which the request's `Host` says and nothing else. Another name gets
 * the number to call and nothing of any brigade.
 */
export async function startProvincia({ url, host, port, idleMs, ...settings }: ProvinciaSettings) {
  const { folder, log = consoleLog, smtp } = settings
  const schemas = openSchemas(url, (error) => log('postgresql', factsOf(error)))
  const own = schemas.of(PROVINCIA)
  const brigadas = createBrigadas({ ...settings, log }, schemas)
  const look = async () => brigadas.keep(await readSitios(own.query))

  /** For whoever watches over the machine by its own address: whether it answers, and nothing of a brigade. */
  async function health(res: ServerResponse): Promise<void> {
    await own.query('select 1')
    res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    res.end(JSON.stringify({ bien: true, hora: Date.now() }))
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const isCall = /^\/api(?:[/?]|$)/.test(req.url ?? '')
    const entry = brigadas.find(hostName(req.headers.host ?? ''))
    if (!entry) {
      if (/^\/api\/salud(?:\?|$)/.test(req.url ?? '')) return health(res)
      return answerNobody(res, UNKNOWN, isCall)
    }
    entry.active++
    res.once('close', () => {
      entry.active--
      entry.used = Date.now()
    })
    const brigada = await brigadas.openedSoon(entry)
    if (brigada) brigada.answer(req, res)
    else answerNobody(res, CLOSED, isCall)
  }

  async function end(): Promise<void> {
    await Promise.all([brigadas.close(), schemas.close()])
  }

  try {
    await look()
    await own.listen(CHANGED, () => void look().catch((error) => log('postgresql', factsOf(error))))
    const server = await listenWith(
      (req, res) =>
        void answer(req, res).catch((error) => {
          log('error', factsOf(error))
          if (!res.headersSent) answerNobody(res, CLOSED, true)
          else res.destroy()
        }),
      port,
      host,
    )
    const rounds = keepRounds({ ...{ brigadas, folder, smtp, log }, ...(idleMs !== undefined && { idleMs }) })
    const figures = () => figuresOf(brigadas, folder)
    const metrics = settings.metrics && (await serveMetrics(figures, log, settings.metrics))
    return {
      url: `http://localhost:${server.port}`,
      port: server.port,
      metrics: metrics?.port,
      brigadas,
      round: rounds.now,
      async close(): Promise<void> {
        await server.close(async () => {
          metrics?.close()
          await rounds.end()
          await brigadas.close()
        })
        await schemas.close()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenWith } from '@/server/brigada/listen'
import { copiasIn } from '@/server/copies/kept'
import { openSchemas } from '@/server/database/schemas'
import { hostName } from '@/server/http/request/address'
import { log as consoleLog, factsOf } from '@/server/log'
import { type Family, familiesOf, ofProcess, serveMetrics } from '@/server/metrics'
import { freeIn } from '@/server/room'
import type { Settings } from '@/server/start'
import { type Brigadas, createBrigadas, type Entry } from './brigadas'
import { answerNobody, CLOSED, UNKNOWN } from './nobody'
import { folderOf } from './opening'
import { keepRounds } from './rounds'
import { CHANGED, PROVINCIA, readSitios } from './table'

/** Each line says whose it is, and what has one name stands together, as the format asks. */
function together(all: readonly { anfitrion: string; families: readonly Family[] }[]): Family[] {
  const byName = new Map<string, Family>()
  for (const { anfitrion, families } of all)
    for (const { lines, ...family } of families) {
      const known = byName.get(family.name)?.lines ?? []
      const own = lines.map(([name, labels, value]): Family['lines'][number] => [
        name,
        { brigada: anfitrion, ...labels },
        value,
      ])
      byName.set(family.name, { ...family, lines: [...known, ...own] })
    }
  return [...byName.values()]
}

const inMemory = ({ open }: Entry): Family => ({
  name: 'bomberos_brigada_en_memoria',
  type: 'gauge',
  help: 'Whether this process has the brigade in its memory.',
  lines: [['bomberos_brigada_en_memoria', {}, open ? 1 : 0]],
})

/** The figures of the process, and those of each brigade by the label `brigada`. */
async function figuresOf(brigadas: Brigadas, folder: string): Promise<Family[]> {
  const all = await Promise.all(
    brigadas.all().map(async (entry) => {
      const { anfitrion, esquema, database, counts } = entry
      const copias = copiasIn(folderOf(folder, esquema))
      const own = await familiesOf({ database, copias })
      return { anfitrion, families: [inMemory(entry), ...counts.families(), ...own] }
    }),
  )
  return [...ofProcess(freeIn(folder)()), ...together(all)]
}

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

import { type BrigadaSettings, openBrigada } from './brigada/brigada'
import { listenWith } from './brigada/listen'
import { forgetCode, prepare } from './brigada/prepare'
import { keepNightly } from './copies/keep'
import { copiasIn } from './copies/kept'
import { demandNoneLeft } from './copies/left'
import { log as consoleLog, factsOf } from './log'
import { createCounts, familiesOf, ofProcess, serveMetrics } from './metrics'
import { withFloor } from './room'
import { readState } from './state'

export type Settings = BrigadaSettings & {
  port: number
  host: string
  /** Where the figures for who watches over the central are served; null for nowhere. */
  metrics?: { host: string; port: number } | null
}

/** Serves the build and the API. `codigo` claims the central; null when somebody has. */
export async function start(settings: Settings) {
  const { folder, port, host, log = consoleLog, free = () => null } = settings
  const database = withFloor(settings.database, free)
  const copias = copiasIn(folder)
  if (!(await readState(database.query))) await demandNoneLeft(copias)
  const codigo = await prepare(database)
  const counts = createCounts()
  const { central, answer, close: quiet } = await openBrigada(settings, counts)
  const server = await listenWith(answer, port, host)
  const families = async () => [
    ...ofProcess(central.free()),
    ...counts.families(),
    ...(await familiesOf(central)),
  ]
  const metrics = settings.metrics && (await serveMetrics(families, log, settings.metrics))
  const endNightly = keepNightly(database, copias, log)

  return {
    url: `http://localhost:${server.port}`,
    port: server.port,
    codigo,
    central,
    metrics: metrics?.port,
    close: (leaveMs = 0) =>
      server.close(async () => {
        endNightly()
        metrics?.close()
        if (codigo) await forgetCode(database, codigo).catch((error) => log('error', factsOf(error)))
        await quiet()
      }, leaveMs),
  }
}

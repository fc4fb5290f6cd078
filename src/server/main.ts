import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { UsageError } from './commands/command'
import { runCommand } from './commands/run'
import { copiasIn } from './copies/kept'
import { MIGRATIONS } from './database/migrations'
import { whenShellEnds } from './deploy/parent.mjs'
import { greetingOf, greetingOfAll } from './greeting'
import { factsOf, log } from './log'
import { metricsAddress } from './metrics'
import { readConfiguracion } from './object'
import { open, type Where } from './open'
import { startProvincia } from './provincia/start'
import { sitiosAt } from './provincia/where'
import type { OpenRenderer } from './publico/pages'
import { start } from './start'
import { keepWatchdog } from './watchdog'

const { env } = process
const FOLDER = env.DATOS || 'datos'
const COPIAS = copiasIn(FOLDER)

/** In ms: so long it goes on answering after it was told to end, for a proxy that has other processes (`RELEVO`). */
const LEAVE_MS = 1000 * (Number(env.RELEVO) || 0)

/** The exit code of a central whose database answers no more: it must be started again. */
const DIED = 75

/** In ms: so long whoever was asking something may hear that it wasn't kept. */
const FAREWELL_MS = 500

/** Pages and files were served until now; a new process opens the database again. */
function died(): void {
  log('la base no responde')
  setTimeout(() => process.exit(DIED), FAREWELL_MS)
}

const WHERE: Where = { folder: FOLDER, url: env.DATABASE_URL || undefined, died }

const updated = (from: number): string => `
  Los datos eran de la versión ${from} y ahora son de la ${MIGRATIONS.length}.
  Antes de cambiarlos quedó una copia en ${COPIAS}, con «antes-de-actualizar» en el nombre.`

/** A bundle of its own, with the app's own pages: it lies beside this one. */
async function renderer(): Promise<OpenRenderer> {
  // React looks at it once.
  env.NODE_ENV ??= 'production'
  const { openRenderer } = await import(pathToFileURL(join(import.meta.dirname, 'paginas.mjs')).href)
  return openRenderer
}

/** @throws UsageError */
function metrics() {
  if (!env.METRICAS) return null
  const address = metricsAddress(env.METRICAS)
  if (!address)
    throw new UsageError(
      `METRICAS dice «${env.METRICAS}»; escriba una dirección y un puerto, como 127.0.0.1:9464.`,
    )
  return address
}

/** @throws UsageError */
const common = async () => ({
  dist: 'dist',
  folder: FOLDER,
  port: env.PORT ? Number(env.PORT) : 4173,
  host: env.HOST || '127.0.0.1',
  proxy: env.CENTRAL_PROXY === '1',
  smtp: env.SMTP_URL || undefined,
  metrics: metrics(),
  renderer: await renderer(),
})

/** Ends in order when the system says so, with what `end` does at last. */
function endsWith(end: () => Promise<void>): void {
  const endWatchdog = keepWatchdog()
  let isEnding = false
  const stop = async () => {
    // A signal for all of them ends the shell of npm too.
    if (isEnding) return
    isEnding = true
    endWatchdog()
    await end()
    log('fin')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  whenShellEnds(() => void stop())
  process.on('unhandledRejection', (error) => log('error', factsOf(error)))
}

const quietly = (ending: Promise<unknown>) => ending.catch((error) => log('error', factsOf(error)))

async function serveProvincia(url: string): Promise<void> {
  const { url: at, brigadas, close } = await startProvincia({ ...(await common()), url })
  log('inicio')
  console.log(
    greetingOfAll(
      at,
      brigadas.all().map(({ anfitrion }) => anfitrion),
    ),
  )
  endsWith(async () => void (await quietly(close())))
}

async function serve(): Promise<void> {
  const settings = await common()
  if (WHERE.url && (await sitiosAt(WHERE.url))) return serveProvincia(WHERE.url)
  const { database, free, from, release } = await open(WHERE)
  const { url, codigo, central, close } = await start({
    ...settings,
    ...{ database, free },
  }).catch(async (error) => {
    // An open database would keep the process alive.
    await database.close()
    release()
    throw error
  })
  // From here on the public pages need no database to answer.
  await central.publico.current().catch((error) => log('error', factsOf(error)))
  log('inicio')
  if (from !== null) console.log(updated(from))
  const { sitioWeb } = await readConfiguracion(database.query)
  console.log(
    greetingOf({
      ...{ url, codigo, publica: sitioWeb || env.VITE_SITIO || '' },
      terminal: process.stdout.isTTY === true,
      disco: await database.durability(),
    }),
  )
  endsWith(async () => {
    await quietly(close(LEAVE_MS))
    await quietly(database.close())
    release()
  })
}

const [name, ...given] = process.argv.slice(2)
try {
  if (name === undefined) await serve()
  else process.exitCode = await runCommand(name, given, WHERE, env.BRIGADA || undefined)
} catch (error) {
  const sentence = sentenceOf(error)
  if (!(error instanceof Error) || !sentence) throw error
  if (error.cause) log('error', factsOf(error.cause))
  console.error(`\n  ${sentence}\n`)
  // The database's thread would go on.
  process.exit(error instanceof UsageError ? 2 : 1)
}

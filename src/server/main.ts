import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SpokenError, sentenceOf } from '@/shared/lib/spoken-error'
import { COMMANDS, USAGE } from './commands'
import type { Database } from './database/database'
import { migrate } from './database/migrate'
import { openPglite } from './database/pglite'
import { openPostgres } from './database/postgres'
import { lock } from './lock'
import { factsOf, log } from './log'
import type { OpenRenderer } from './publico/renderer'
import { start } from './start'
import { newEpoch, readState } from './state'

const { env } = process
const FOLDER = env.DATOS || 'datos'

type Opened = { database: Database; release(): void }

/** PostgreSQL where one is named; else PGlite in the folder, which only one process may use. */
async function open(): Promise<Opened> {
  if (env.DATABASE_URL) {
    const database = await openPostgres(env.DATABASE_URL, (error) => log('postgresql', factsOf(error)))
    await migrate(database).catch((error) => {
      if (error instanceof SpokenError) throw error
      log('postgresql', factsOf(error))
      throw new SpokenError('No se pudo abrir la base de PostgreSQL que nombra DATABASE_URL.')
    })
    return { database, release: () => undefined }
  }
  const { release, powerCut } = lock(FOLDER)
  try {
    const database = await openPglite(join(FOLDER, 'base'))
    await migrate(database)
    if (powerCut && (await readState(database.query))) {
      log('corte de energía')
      await newEpoch(database.query)
    }
    return { database, release }
  } catch (error) {
    release()
    throw error
  }
}

function greet(url: string, codigo: string | null): void {
  const unclaimed = codigo
    ? `
  Está en modo de muestra: en la estación, cualquiera puede entrar con las cuentas de ejemplo.
  Con este código usted la hace de su brigada y crea la primera cuenta: ${codigo}

`
    : ''
  console.log(`\n  Bomberos está en ${url}, con su central\n${unclaimed}  Para detener: Ctrl+C\n`)
}

/** A bundle of its own, with the app's own pages: it lies beside this one. */
async function renderer(): Promise<OpenRenderer> {
  // React looks at it once.
  env.NODE_ENV ??= 'production'
  const { openRenderer } = await import(pathToFileURL(join(import.meta.dirname, 'paginas.mjs')).href)
  return openRenderer
}

async function serve(): Promise<void> {
  const { database, release } = await open()
  const { url, codigo, close } = await start({
    database,
    dist: 'dist',
    folder: FOLDER,
    port: env.PORT ? Number(env.PORT) : 4173,
    host: env.HOST || '127.0.0.1',
    proxy: env.CENTRAL_PROXY === '1',
    smtp: env.SMTP_URL || undefined,
    renderer: await renderer(),
  })
  greet(url, codigo)
  log('inicio')
  const stop = async () => {
    await close().catch((error) => log('error', factsOf(error)))
    await database.close().catch((error) => log('error', factsOf(error)))
    release()
    log('fin')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  process.on('unhandledRejection', (error) => log('error', factsOf(error)))
}

/** One command, with the database to itself. */
async function command(name: string, argument: string | undefined): Promise<void> {
  const task = COMMANDS[name]
  if (!task || !argument) throw new SpokenError(USAGE)
  const { database, release } = await open()
  try {
    console.log(`\n  ${await task(database, argument)}\n`)
  } finally {
    await database.close()
    release()
  }
}

const [name, argument] = process.argv.slice(2)
try {
  await (name === undefined ? serve() : command(name, argument))
} catch (error) {
  const sentence = sentenceOf(error)
  if (!sentence) throw error
  console.error(`\n  ${sentence}\n`)
  process.exitCode = 1
}

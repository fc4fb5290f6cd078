import { createInterface } from 'node:readline'
import { DISK_FULL, SilentError } from '@/server/database/database'
import { stepsDone } from '@/server/database/migrate'
import { LockedError } from '@/server/lock'
import { type Connected, connect, demandCentral, open, type Where } from '@/server/open'
import { progressOn } from '@/server/progress'
import { whereOf } from '@/server/provincia/where'
import { withFloor } from '@/server/room'
import { SpokenError, sentenceOf } from '@/shared/lib/spoken-error'
import { brigadas } from './brigadas'
import { type Command, type Told, UsageError } from './command'
import { COMMANDS, USAGE } from './commands'

/** One line of what somebody types, or of what a file says; '' where there is none. */
function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  return new Promise((done) => {
    lines.once('close', () => done(''))
    lines.question(question, (answer) => {
      done(answer)
      lines.close()
    })
  })
}

const HELP = ['ayuda', '--ayuda', '--help', '-h']

/** What the system and the databases say most, as a sentence. @returns the error itself for anything else */
function spokenFailure(error: unknown): unknown {
  const { code } = error as { code?: string }
  if (sentenceOf(error)) return error
  if (error instanceof SilentError)
    return new SpokenError(
      'La base de datos no respondió a tiempo. Nada se hizo a medias: intente otra vez.',
      { cause: error },
    )
  if (code === DISK_FULL || code === 'ENOSPC')
    return new SpokenError('No hay espacio: el disco se llenó.', { cause: error })
  return error
}

/** What stands after the command's name, as far as it takes it. @throws UsageError */
function read(command: Command, given: readonly string[]): { argument: string; flags: Set<string> } {
  const flags = new Set(given.filter((word) => word.startsWith('--')))
  const words = given.filter((word) => !word.startsWith('--'))
  const unknown = [...flags].find((flag) => !command.flags?.includes(flag))
  if (unknown) throw new UsageError(`No se entiende ${unknown}.\n\n  ${USAGE}`)
  if (words.length !== (command.takes ? 1 : 0))
    throw new UsageError(
      `${command.takes ? `Falta ${command.takes}, o sobra algo` : `Sobra «${words.join(' ')}»`}.\n\n  ${USAGE}`,
    )
  return { argument: words[0] ?? '', flags }
}

async function demandStarted({ database }: Connected): Promise<void> {
  if ((await stepsDone(database.query)) === 0)
    throw new SpokenError('La base está vacía: ninguna central la usó todavía.')
}

async function told(command: Command, given: readonly string[], where: Where): Promise<Told> {
  const { argument, flags } = read(command, given)
  if (!command.begins) await demandCentral(where)
  const connected = await (command.asTheyAre ? connect(where) : open(where))
  const { progress, end } = progressOn(process.stderr)
  try {
    if (!command.begins) await demandStarted(connected)
    const guarded = { ...connected, database: withFloor(connected.database, connected.free) }
    return await command.run({ where, connected: guarded, argument, flags, ask, progress })
  } finally {
    end()
    await connected.database.close()
    connected.release()
  }
}

/**
 * `npm run central -- <name> …`: says what came of it. `brigada` names one where the database holds several. Returns the
 * exit code. @throws SpokenError
 */
export async function runCommand(
  name: string,
  given: readonly string[],
  where: Where,
  brigada: string | undefined,
): Promise<number> {
  const command = COMMANDS[name]
  const isKnown = command !== undefined || name === 'brigadas'
  if (HELP.includes(name) || (isKnown && given.some((word) => HELP.includes(word)))) {
    console.log(`\n  ${USAGE}\n`)
    return 0
  }
  if (name === 'brigadas') {
    console.log(`\n  ${await brigadas(given, where)}\n`)
    return 0
  }
  if (!command) throw new UsageError(`No existe la orden «${name}».\n\n  ${USAGE}`)
  const own = await whereOf(where, brigada)
  const { text, code = 0 } = await told(command, given, own).catch((error) => {
    if (error instanceof LockedError && command.whileLocked) return command.whileLocked(own, error.pid)
    throw spokenFailure(error)
  })
  console.log(`\n  ${text}\n`)
  return code
}

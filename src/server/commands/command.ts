import type { Connected, Where } from '@/server/open'
import type { Progress } from '@/server/progress'
import { SpokenError } from '@/shared/lib/spoken-error'

/** The command wasn't understood. */
export class UsageError extends SpokenError {}

/** What the person reads, and the exit code where it isn't 0. */
export type Told = { text: string; code?: number }

export type Given = {
  where: Where
  connected: Connected
  /** What stands after the name: a file or a mail; '' for a command that takes nothing. */
  argument: string
  flags: ReadonlySet<string>
  /** Asks whoever is at the console, and resolves to what they type. */
  ask(question: string): Promise<string>
  progress: Progress
}

export type Command = {
  /** The name of what stands after its own. */
  takes?: 'ARCHIVO' | 'CORREO'
  flags?: readonly string[]
  /** What it does, in a line. */
  does: string
  /** It may make a new database. */
  begins?: true
  /** It looks at data of any version, and leaves them in theirs. */
  asTheyAre?: true
  run(given: Given): Promise<Told>
  /** What it can still tell while a running central has the database. */
  whileLocked?(where: Where, pid: string): Promise<Told>
}

import type { Told } from '@/server/commands/command'
import { COMMANDS } from '@/server/commands/commands'
import type { Database } from '@/server/database/database'
import type { Where } from '@/server/open'

/** A command on a database that is open here, as `npm run central -- name argument` does it. */
export async function runHere(
  name: string,
  database: Database,
  argument = '',
  { flags = [], typed = '', ...where }: Partial<Where> & { flags?: readonly string[]; typed?: string } = {},
): Promise<Told> {
  const command = COMMANDS[name]
  if (!command) throw new Error(`no command ${name}`)
  return command.run({
    where: { folder: '', url: undefined, ...where },
    connected: { database, free: () => null, release: () => undefined },
    argument,
    flags: new Set(flags),
    ask: async () => typed,
    progress: () => undefined,
  })
}

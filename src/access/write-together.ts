import { type Guard, inverse, type ListCommand } from '@/shared/storage/list-command'
import { commitTogether, listWrite } from '@/shared/storage/lists-together'
import type { Stored } from '@/shared/storage/stored-module'
import { demandChanges } from './authorize'
import { currentUser } from './current-user'
import type { ModuleList } from './module'
import type { Actor } from './permissions'

/** What a common commit does to one list, whatever its records are. */
export type Part = {
  as(actor: Actor | null, keepBack: (back: Part) => void): ReturnType<typeof listWrite>
}

/** `also` may refuse what the list's own rules let through. */
export const part = <T extends Stored>(
  list: ModuleList<T>,
  command: ListCommand<T>,
  also?: Guard<T>,
): Part => ({
  as: (actor, keepBack) =>
    listWrite(list, command, (changes, after) => {
      demandChanges(list, actor, changes)
      list.listRules?.(actor)(changes, after)
      also?.(changes, after)
      keepBack(part(list, { kind: 'unbatch', batch: inverse(changes) }))
    }),
})

/**
 * Writes several lists as the signed-in person, by the rights and rules of each, in one commit: all of it or nothing.
 * Returns the parts that take it back.
 *
 *     const back = await writeTogether([part(turnosList, { kind: 'create', records }), part(puestosList, …)])
 *     await writeTogether(back)
 *
 * @throws AccessError, and what a command or a rule throws
 */
export async function writeTogether(parts: readonly Part[]): Promise<Part[]> {
  const actor = await currentUser()
  const back: Part[] = []
  await commitTogether(
    parts.map((one, n) =>
      one.as(actor, (taken) => {
        back[n] = taken
      }),
    ),
  )
  return back
}

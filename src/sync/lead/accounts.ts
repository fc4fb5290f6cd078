import { CentralError } from '@/access/central/http'
import { sessionUserId } from '@/access/session'
import { createTask, type Task } from '@/shared/task/task'
import { readMember } from '@/sync/member'
import { checkPerson, Interrupted } from '@/sync/talk'
import { phaseOf, type Report } from './report'

/** In ms: accounts change seldom. */
const FRESH_MS = 60_000

/** Makes sure that the central takes this session for the same person's, and reads the accounts. */
export function accountsLane(
  report: Report,
  over: () => AbortSignal,
): Task & {
  /** Something says that the accounts or the session changed: looks at once, however short ago it last did. */
  anew(): void
} {
  let who: string | null = null
  let checked = 0
  const task = createTask({
    async turn() {
      const person = sessionUserId()
      if (!person || (person === who && Date.now() - checked < FRESH_MS)) return null
      if ((await readMember()).left) return null
      await checkPerson(over())
      ;[who, checked] = [person, Date.now()]
      report.accounts.stand()
      return null
    },
    failed(error) {
      if (error instanceof Interrupted) return true
      who = null
      const phase = phaseOf(error)
      report.accounts.fail(phase)
      if (!phase && !(error instanceof CentralError))
        console.error('La central: no se pudieron leer las cuentas', error)
      return phase !== 'signIn'
    },
  })
  return {
    ...task,
    anew() {
      who = null
      void task.go()
    },
  }
}

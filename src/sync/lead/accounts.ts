import { CentralError } from '@/access/central/http'
import { sessionUserId } from '@/access/session'
import { readMember } from '@/sync/member'
import { checkPerson } from '@/sync/talk'
import { createLane, type Lane } from './lane'
import { phaseOf, type Report } from './report'

/** In ms: accounts change seldom. */
const FRESH_MS = 60_000

/** Makes sure that the central takes this session for the same person's, and reads the accounts. */
export function accountsLane(
  report: Report,
  over: () => AbortSignal,
): Lane & {
  /** Something says that the accounts or the session changed: looks at once, however short ago it last did. */
  anew(): void
} {
  let who: string | null = null
  let checked = 0
  const lane = createLane({
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
      who = null
      const phase = phaseOf(error)
      report.accounts.fail(phase)
      if (!phase && !(error instanceof CentralError))
        console.error('La central: no se pudieron leer las cuentas', error)
      return phase !== 'signIn'
    },
  })
  return {
    ...lane,
    anew() {
      who = null
      void lane.go()
    },
  }
}

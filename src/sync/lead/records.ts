import { askHostChange } from '@/access/central/host'
import { CentralError, isFull } from '@/access/central/http'
import { sessionUserId } from '@/access/session'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { createTask, jitter, type Task } from '@/shared/task/task'
import type { Central } from '@/sync/member'
import { synchronise } from '@/sync/synchronise'
import { alone, Interrupted } from '@/sync/talk'
import { phaseOf, type Report } from './report'

/** In ms: between two turns of which the first left something to be told. */
const MORE_MS = 2000

type Hooks = {
  /** What the central had to tell has come. */
  told(): void
  failed(): void
  /** The central takes this session for somebody else's, or for nobody's. */
  stranger(): void
}

/** Sends and receives records. */
export function recordsLane(central: Central, report: Report, { told, failed, stranger }: Hooks): Task {
  const tellCounts = () =>
    report.count().catch((cause) => console.error('La central: no se pudo leer', cause))
  /** Who answers in the central's place may be a host that has none any more. */
  const askHost = async () => {
    if ((await askHostChange()) === 'lost') report.records.stands('gone')
  }
  return createTask({
    async turn() {
      if (!sessionUserId()) return null
      const outcome = await alone(() => synchronise(central))
      if (outcome.kind === 'ask') {
        report.records.stands('ask', outcome)
        return null
      }
      report.records.stands(outcome.kind === 'left' ? 'left' : 'current')
      await report.count()
      if (outcome.kind !== 'done') return null
      if (readPreferences().central !== 'unido') setPreference('central', 'unido')
      told()
      return outcome.more ? jitter(MORE_MS) : null
    },
    failed(error) {
      if (error instanceof Interrupted) return true
      if (isFull(error)) {
        report.records.full(error.message)
        void tellCounts()
        // What others wrote has come, and goes on coming.
        told()
        return true
      }
      const phase = phaseOf(error)
      failed()
      if (error instanceof CentralError && (phase === 'signIn' || error.code === 'otra-persona')) stranger()
      else if (!phase && !(error instanceof CentralError))
        console.error('La central: no se pudo sincronizar', error)
      report.records.fails(phase)
      void tellCounts()
      if (error instanceof CentralError && error.code === 'ajena') void askHost()
      return phase !== 'signIn'
    },
  })
}

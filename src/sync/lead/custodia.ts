import { CentralError } from '@/access/central/http'
import { sessionUserId } from '@/access/session'
import { createTask, type Task } from '@/shared/task/task'
import { readMember } from '@/sync/member'
import { phaseOf, type Report } from './report'

/** Brings the copy of the night to a device that keeps it. */
export const custodyLane = (report: Report): Task =>
  createTask({
    async turn() {
      const { epoca, left, central } = await readMember()
      if (!epoca || left || !sessionUserId()) return null
      const { keepNight } = await import('@/sync/custodia/turn')
      const stand = await keepNight(central)
      report.custody(stand?.wait ?? null)
      return stand?.more ? 0 : null
    },
    failed(error) {
      if (!(error instanceof CentralError)) console.error('La copia de la noche espera', error)
      return phaseOf(error) !== 'signIn'
    },
  })

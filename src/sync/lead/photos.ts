import { CentralError } from '@/access/central/http'
import { sessionUserId } from '@/access/session'
import { createTask, type Task } from '@/shared/task/task'
import { type Central, readMember } from '@/sync/member'
import { exchangePhotos } from '@/sync/photos/turn'
import { phaseOf, type Report } from './report'

/** Sends and brings the photos that records name. */
export const photosLane = ({ collections }: Pick<Central, 'collections'>, report: Report): Task =>
  createTask({
    async turn() {
      const member = await readMember()
      if (!member.epoca || member.left || !sessionUserId()) return null
      return exchangePhotos(collections, member, report.photos.stand)
    },
    failed(error) {
      report.photos.fail()
      if (!(error instanceof CentralError)) console.error('La central: las fotografías esperan', error)
      return phaseOf(error) !== 'signIn'
    },
  })

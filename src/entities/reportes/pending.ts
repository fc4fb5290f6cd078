import { reportesRepository } from './reportes'
import { waitingReportes } from './waiting'

/** How many reports nobody has begun to attend. */
export async function countPendingReportes(): Promise<number> {
  return waitingReportes(await reportesRepository.all()).length
}

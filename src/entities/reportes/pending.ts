import { reportesRepository } from './reportes'

/** How many reports nobody has begun to attend. */
export async function countPendingReportes(): Promise<number> {
  return (await reportesRepository.all()).filter(({ estado }) => estado === 'PENDIENTE').length
}

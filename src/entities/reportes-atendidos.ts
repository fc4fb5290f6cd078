import { atendidos } from './atencion'
import { despachosRepository } from './despacho/despachos'
import { reportesRepository } from './reportes/queries'
import type { Reporte } from './reportes/reporte'
import { waitingReportes } from './reportes/waiting'

/** The reports of this device as they stand by the calls that it knows of. */
export async function readAtendidos(): Promise<Reporte[]> {
  return atendidos(await reportesRepository.all(), (await despachosRepository.known()) ?? [])
}

/** How many reports nobody has begun to attend. */
export const countPendingReportes = async (): Promise<number> => waitingReportes(await readAtendidos()).length

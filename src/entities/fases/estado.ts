import { isDay } from '@/shared/lib/dias'
import { DE_TODA_LA_FASE, FUENTE } from './plantilla'
import type { Tarea } from './tarea'

export type EstadoTarea = 'HECHA' | 'ATRASADA' | 'SIN_ANOTAR' | 'EN_CURSO' | 'PENDIENTE'

/**
 * The first day on which a year's process was surely kept here, by what somebody noted as done; empty where nothing says
 * so. When it was opened is stored nowhere.
 */
export const llevadoDesde = (list: readonly Tarea[], ejercicio: number): string =>
  list
    .filter((one) => one.ejercicio === ejercicio && isDay(one.hecha) && one.nota !== DE_TODA_LA_FASE)
    .reduce((first, { hecha }) => (first && first < hecha ? first : hecha), '')

/**
 * How a task stands on the day `hoy`; without a last day it is never late. Of a day of the template that nobody confirmed,
 * and that was over before the process was kept here (`llevado`), nothing is known: it may have been done without the panel.
 */
export function estadoOf(
  { desde, hasta, hecha, fuente }: Pick<Tarea, 'desde' | 'hasta' | 'hecha' | 'fuente'>,
  hoy: string,
  llevado: string,
): EstadoTarea {
  if (isDay(hecha)) return 'HECHA'
  if (isDay(hasta) && hasta < hoy)
    return fuente === FUENTE && (!llevado || hasta < llevado) ? 'SIN_ANOTAR' : 'ATRASADA'
  return isDay(desde) && desde <= hoy ? 'EN_CURSO' : 'PENDIENTE'
}

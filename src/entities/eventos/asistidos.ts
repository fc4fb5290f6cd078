import { toDay } from '@/shared/lib/fecha'
import type { Asistencia } from './asistencia'
import type { Evento } from './evento'

/** Somebody was at an event on a `YYYY-MM-DD` day; by the id and the name that the attendance has. */
export type Asistido = Pick<Asistencia, 'personalId' | 'nombre'> & { fecha: string }

const dayOfEntry = (horaEntrada: string): string => {
  const moment = new Date(horaEntrada)
  return Number.isNaN(moment.getTime()) ? '' : toDay(moment)
}

/**
 * Who was at which event, each once. Of an event that was deleted the day is that of the person's entry, and without one
 * nobody knows it: ''.
 */
export function asistidosOf(eventos: readonly Evento[], asistencias: readonly Asistencia[]): Asistido[] {
  const dayOf = new Map(eventos.map(({ id, fecha }) => [id, fecha]))
  const once = new Map<string, Asistencia>()
  for (const one of asistencias.filter(({ asistio }) => asistio))
    once.set(JSON.stringify([one.eventoId, one.personalId]), one)
  return [...once.values()].map(({ eventoId, personalId, nombre, horaEntrada }) => ({
    personalId,
    nombre,
    fecha: dayOf.get(eventoId) ?? dayOfEntry(horaEntrada),
  }))
}

import { sameMonth } from '@/shared/lib/fecha'
import { type EstadoPublicacion, estadoOf } from '@/shared/lib/publicacion'
import { matches } from '@/shared/lib/text'
import type { Asistencia } from './asistencia'
import type { Evento } from './evento'

export type AsistenciaCount = {
  asistieron: number
  registrados: number
  /** Percentage of the people registered, 0 to 100, unrounded; 0 when nobody is registered. */
  porcentaje: number
}

/** Present and registered people among the records (spec §2.19). */
export function countAsistencia(records: readonly Asistencia[]): AsistenciaCount {
  const asistieron = records.filter(({ asistio }) => asistio).length
  const registrados = records.length
  return { asistieron, registrados, porcentaje: registrados === 0 ? 0 : (asistieron / registrados) * 100 }
}

/** The counts of each event that has records, by event id. */
export function countByEvento(records: readonly Asistencia[]): Map<string, AsistenciaCount> {
  const groups = new Map<string, Asistencia[]>()
  for (const record of records) {
    const group = groups.get(record.eventoId)
    if (group) group.push(record)
    else groups.set(record.eventoId, [record])
  }
  return new Map([...groups].map(([eventoId, group]) => [eventoId, countAsistencia(group)]))
}

/** The attendance tab's figures: all records, those present, and the mean of the events' percentages. */
export function asistenciaTotals(records: readonly Asistencia[]) {
  const events = [...countByEvento(records).values()]
  const sum = events.reduce((total, { porcentaje }) => total + porcentaje, 0)
  return { ...countAsistencia(records), promedio: events.length === 0 ? 0 : sum / events.length }
}

/** The cards' counts (spec §2.19). `today` is `YYYY-MM-DD`. */
export function countEventos(list: readonly Evento[], today: string) {
  return {
    total: list.length,
    publicados: list.filter(({ publicado }) => publicado).length,
    esteMes: list.filter(({ fecha }) => sameMonth(fecha, today)).length,
  }
}

export type EventoFilter = { query?: string; estado?: EstadoPublicacion }

/** Searches title, summary and author, and filters by state (spec §2.19). */
export const filterEventos = (list: readonly Evento[], { query, estado }: EventoFilter): Evento[] =>
  list.filter(
    (evento) =>
      (estado === undefined || estadoOf(evento) === estado) &&
      matches(query, evento.titulo, evento.resumen, evento.autor),
  )

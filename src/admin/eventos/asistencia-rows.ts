import { type Asistencia, EVENTO_NO_ENCONTRADO } from '@/entities/eventos/asistencia'
import type { Evento } from '@/entities/eventos/evento'
import { newestFirst } from '@/shared/lib/fecha'
import { matches } from '@/shared/lib/text'
import type { EventosSearch } from './search'

/** An attendance record with its event's title and day; a sentence replaces a missing event (spec §8). */
export type AsistenciaRow = Asistencia & { titulo: string; fecha: string }

const byEvent = newestFirst<AsistenciaRow>(
  ({ fecha }) => fecha,
  ({ eventoId }) => eventoId,
)

/** The records as the attendance tab lists them: newest event first, people by name. */
export function asistenciaRows(records: readonly Asistencia[], events: readonly Evento[]): AsistenciaRow[] {
  const byId = new Map(events.map((evento) => [evento.id, evento]))
  return records
    .map((record) => {
      const evento = byId.get(record.eventoId)
      return { ...record, titulo: evento?.titulo ?? EVENTO_NO_ENCONTRADO, fecha: evento?.fecha ?? '' }
    })
    .sort((a, b) => byEvent(a, b) || a.nombre.localeCompare(b.nombre, 'es'))
}

/** Searches event, person, position and observations, and filters by event. */
export const filterAsistenciaRows = (
  rows: readonly AsistenciaRow[],
  { buscar, evento }: Pick<EventosSearch, 'buscar' | 'evento'>,
): AsistenciaRow[] =>
  rows.filter(
    ({ eventoId, titulo, nombre, cargo, observaciones }) =>
      (evento === undefined || eventoId === evento) && matches(buscar, titulo, nombre, cargo, observaciones),
  )

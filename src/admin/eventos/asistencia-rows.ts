import { type Asistencia, EVENTO_NO_ENCONTRADO } from '@/entities/eventos/asistencia'
import type { Evento } from '@/entities/eventos/evento'
import { newestFirst } from '@/shared/lib/fecha'
import { byName, matches } from '@/shared/lib/text'
import type { EventosSearch } from './search'

/** An attendance record with its event's title and day; a sentence replaces a missing event (spec §8). */
export type AsistenciaRow = Asistencia & { titulo: string; fecha: string }

type Group = Pick<AsistenciaRow, 'titulo' | 'fecha'> & { id: string; of: Asistencia[] }

const byEvent = newestFirst<Group>(({ fecha }) => fecha)

/** The records as the attendance tab lists them: newest event first, people by name. */
export function asistenciaRows(records: readonly Asistencia[], events: readonly Evento[]): AsistenciaRow[] {
  const byId = new Map(events.map((evento) => [evento.id, evento]))
  const groups = new Map<string, Group>()
  for (const record of records) {
    const { eventoId: id } = record
    const known = groups.get(id)
    if (known) known.of.push(record)
    else {
      const { titulo = EVENTO_NO_ENCONTRADO, fecha = '' } = byId.get(id) ?? {}
      groups.set(id, { id, titulo, fecha, of: [record] })
    }
  }
  // A year has fifty events and a thousand people at them: the events are put in order, and then those of each.
  return [...groups.values()]
    .sort(byEvent)
    .flatMap(({ titulo, fecha, of }) =>
      of.sort((a, b) => byName(a.nombre, b.nombre)).map((record) => ({ ...record, titulo, fecha })),
    )
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

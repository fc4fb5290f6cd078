import type { MiEvento } from '@/entities/despacho/mi'
import { newAsistencia } from '@/entities/eventos/asistencia'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import { asistenciasList, eventosList } from '@/entities/eventos/module'
import { dayAt } from '@/entities/guardias/tiempo'
import type { Miembro } from '@/entities/personal/miembro'
import type { Query } from '@/server/database/database'
import { mentions } from '@/server/database/written'
import { HttpError } from '@/server/http/request/errors'
import { withValues } from '@/server/sync/own'
import { type Author, readRows, takeNumbers, writeRows } from '@/server/sync/write'
import { addDays } from '@/shared/lib/dias'
import { byCode } from '@/shared/lib/text'
import { EXISTS, isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { readableIn, recordsBetween } from './people'

/** So far ahead a person sees events. */
const AHEAD_DAYS = 60

const isAnnounced = ({ publicado, fecha }: Evento, today: string): boolean =>
  publicado && fecha >= today && fecha <= addDays(today, AHEAD_DAYS)

/** The person's own records of attendance: a brigade of years has thousands. */
async function ownRows(query: Query, persona: string): Promise<Row[]> {
  const rows = await query<Row>(
    `select coleccion as c, id, campos, seq from registro
     where coleccion = $1 and ${mentions('campos', '$2')} order by id`,
    [asistenciasList.key, JSON.stringify(persona)],
  )
  return rows.filter(({ campos }) => campos.personalId?.[1] === persona)
}

/** The events of the brigade that were announced and lie ahead, by day, with what this person said. */
export async function eventsOf(query: Query, { id: persona }: Miembro): Promise<MiEvento[]> {
  const today = dayAt(Date.now())
  const events = (await recordsBetween(query, eventosList, [today, addDays(today, AHEAD_DAYS)])).filter(
    (evento) => isAnnounced(evento, today),
  )
  if (events.length === 0) return []
  const own = (await ownRows(query, persona)).flatMap((row) => readableIn(asistenciasList, row) ?? [])
  return events
    .map(({ id, titulo, fecha, categoria, resumen }) => ({
      ...{ id, titulo, fecha, resumen },
      categoria: CATEGORIA_LABELS[categoria],
      va: own.find(({ eventoId }) => eventoId === id)?.va ?? null,
    }))
    .sort((a, b) => byCode(a.fecha, b.fecha) || byCode(a.id, b.id))
}

/** Notes whether the person comes. @throws HttpError 409 once the event is over or was taken back */
export async function answerEvent(
  query: Query,
  { evento: id, miembro, va, by }: { evento: string; miembro: Miembro; va: boolean; by: Author },
): Promise<void> {
  // The counter first: until this is written nobody adds another record of the same person.
  const seq = await takeNumbers(query, 1)
  const [found] = await readRows(query, [{ c: eventosList.key, id }])
  const evento = found && readableIn(eventosList, found)
  if (!evento || !isAnnounced(evento, dayAt(Date.now())))
    throw new HttpError(409, 'terminado', 'Ese evento ya pasó o ya no está anunciado.')
  const own = (await ownRows(query, miembro.id)).find(
    (row) => isAlive(row.campos) && row.campos.eventoId?.[1] === id,
  )
  const fresh = { c: asistenciasList.key, id: `${asistenciasList.idPrefix}${id}-${miembro.id}` }
  const [earlier] = own ? [own] : await readRows(query, [fresh])
  const row: Row = earlier ?? { ...fresh, campos: {}, seq: 0 }
  const values = own ? { va } : { [EXISTS]: true, ...newAsistencia(id, miembro), va }
  const campos = withValues(row.campos, values)
  if (campos !== row.campos)
    await writeRows(query, [{ row: { ...row, seq, campos }, before: row.campos }], by)
}

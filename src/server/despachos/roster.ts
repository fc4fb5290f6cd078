import { deGuardia, type TurnoConGente, withPeople } from '@/entities/guardias/gente'
import { puestosList, turnosList } from '@/entities/guardias/module'
import { dayAt } from '@/entities/guardias/tiempo'
import type { Puesto, Turno } from '@/entities/guardias/turno'
import type { Miembro } from '@/entities/personal/miembro'
import type { Query } from '@/server/database/database'
import { inJson, keyIn } from '@/server/database/written'
import { readRows } from '@/server/sync/write'
import { addDays } from '@/shared/lib/dias'
import type { Row } from '@/sync/wire'
import { activePeople, readableIn, recordsBetween } from './people'

/** Some shifts with who is on, all places in them, and everybody who could be. */
export type Roster = { turnos: TurnoConGente[]; puestos: Puesto[]; people: Miembro[] }

async function placesIn(query: Query, turnos: readonly Turno[]): Promise<Puesto[]> {
  if (turnos.length === 0) return []
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    `select id, campos from registro where coleccion = $1
     and ${keyIn('turnoId')} in (select md5(t) from unnest($2::text[]) as t)`,
    [puestosList.key, turnos.map(({ id }) => inJson(id))],
  )
  return rows.flatMap((row) => readableIn(puestosList, row) ?? [])
}

async function rosterOf(query: Query, turnos: readonly Turno[], people: Miembro[]): Promise<Roster> {
  const puestos = await placesIn(query, turnos)
  return { turnos: withPeople(turnos, puestos, people), puestos, people }
}

/** The shifts that run at some moment between two, in ms: of a roster of years nothing else is read. */
export async function rosterBetween(
  query: Query,
  [from, until]: readonly [from: number, until: number],
  people?: Miembro[],
): Promise<Roster> {
  // One that began the day before may still run.
  const days = [addDays(dayAt(from), -1), dayAt(until)] as const
  const turnos = await recordsBetween(query, turnosList, days)
  return rosterOf(query, turnos, people ?? (await activePeople(query)))
}

/** One shift; none where it isn't in the list any more. */
export async function rosterWith(query: Query, id: string): Promise<Roster> {
  const [row] = await readRows(query, [{ c: turnosList.key, id }])
  const turno = row && readableIn(turnosList, row)
  return rosterOf(query, turno ? [turno] : [], await activePeople(query))
}

/** Who of these people is on duty at this moment. */
export async function onDuty(query: Query, people: Miembro[]): Promise<string[]> {
  const now = Date.now()
  return deGuardia((await rosterBetween(query, [now, now], people)).turnos, now)
}

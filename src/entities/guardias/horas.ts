import { addDays, isDay } from '@/shared/lib/dias'
import { instantOf } from '@/shared/lib/fecha'
import { byName } from '@/shared/lib/text'
import type { Persona } from './gente'
import { daysOf, lapso } from './tiempo'
import type { Puesto, Turno } from './turno'

/** The minutes of one person in one month, as planned and as confirmed afterwards. */
export type Horas = { id: string; nombre: string; previstos: number; cumplidos: number }

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

type Horario = Pick<Turno, 'fecha' | 'inicio' | 'fin'>

/** The minutes of a shift from one midnight to another, in ms; NaN where its day or times are none. */
function minutesBetween(turno: Horario, start: number, end: number): number {
  const { desde, hasta } = lapso(turno)
  const [from, to] = [Math.max(desde, start), Math.min(hasta, end)]
  return to > from ? (to - from) / 60_000 : 0
}

const startOf = (day: string) => instantOf(day, '00:00')

/** The minutes of a shift that lie in a `YYYY-MM` month: a night over its end is shared out at midnight. */
export const minutesIn = (turno: Horario, month: string): number =>
  minutesBetween(turno, startOf(`${month}-01`), startOf(`${nextMonth(month)}-01`))

/** The minutes of a shift on each `YYYY-MM-DD` day that it touches. */
export const minutesByDay = (turno: Horario): [day: string, minutes: number][] =>
  [...new Set(daysOf(turno))].map((day) => [
    day,
    minutesBetween(turno, startOf(day), startOf(isDay(day) ? addDays(day, 1) : day)),
  ])

/** Each person's place in each shift once, the confirmed one first; a place that was given away counts for nobody. */
function placesOnce(puestos: readonly Puesto[]): Puesto[] {
  const places = new Map<string, Puesto>()
  for (const puesto of puestos.filter(({ cedidoA }) => cedidoA === '')) {
    const key = JSON.stringify([puesto.turnoId, puesto.personalId])
    if (!places.get(key)?.cumplido) places.set(key, puesto)
  }
  return [...places.values()]
}

/** The shifts that somebody confirmed of a person, by the id and the name that the place has. */
export type Cumplido = Pick<Puesto, 'personalId' | 'nombre'> & { turno: Turno }

/** Every confirmed shift of everybody, whatever became of the person. */
export function cumplidosOf(turnos: readonly Turno[], puestos: readonly Puesto[]): Cumplido[] {
  const turnoOf = new Map(turnos.map((turno) => [turno.id, turno]))
  return placesOnce(puestos).flatMap(({ turnoId, personalId, nombre, cumplido }) => {
    const turno = turnoOf.get(turnoId)
    return cumplido && turno ? [{ personalId, nombre, turno }] : []
  })
}

/** A shift that counts as planned for somebody: what was confirmed does whatever became of the person. */
const countsAsPlanned = (cumplido: boolean, persona: Persona | undefined, { fecha }: Turno): boolean =>
  cumplido || wasAvailable(persona, fecha)

/** Every shift that somebody has a place in, served or not. */
export function previstosOf(
  turnos: readonly Turno[],
  puestos: readonly Puesto[],
  people: readonly Persona[],
): Cumplido[] {
  const turnoOf = new Map(turnos.map((turno) => [turno.id, turno]))
  const personaOf = new Map(people.map((persona) => [persona.id, persona]))
  return placesOnce(puestos).flatMap(({ turnoId, personalId, nombre, cumplido }) => {
    const turno = turnoOf.get(turnoId)
    const counts = turno && countsAsPlanned(cumplido, personaOf.get(personalId), turno)
    return counts ? [{ personalId, nombre, turno }] : []
  })
}

/** Who has left was counted on until their last day; of an inactive person without one nobody knows until when. */
const wasAvailable = (persona: Persona | undefined, day: string): boolean =>
  persona !== undefined && (isDay(persona.fechaSalida) ? day <= persona.fechaSalida : persona.activo)

/**
 * The minutes of everybody with a place in a `YYYY-MM` month, by name. A place that was given away counts for nobody,
 * and two places of one person in one shift count once. What was confirmed counts whatever became of the person.
 */
export function hoursOf(
  month: string,
  turnos: readonly Turno[],
  puestos: readonly Puesto[],
  people: readonly Persona[],
): Horas[] {
  // The night of the last day before it ends in it.
  const [first, last] = [addDays(`${month}-01`, -1), `${month}-31`]
  const ofMonth = turnos.filter(({ fecha }) => first <= fecha && fecha <= last)
  const minutesOf = new Map(ofMonth.map((turno) => [turno.id, { turno, minutes: minutesIn(turno, month) }]))
  const personaOf = new Map(people.map((persona) => [persona.id, persona]))
  const sums = new Map<string, Horas>()
  const places = placesOnce(puestos.filter(({ turnoId }) => minutesOf.has(turnoId)))
  for (const { turnoId, personalId: id, nombre, cumplido } of places) {
    const { turno, minutes = 0 } = minutesOf.get(turnoId) ?? {}
    const persona = personaOf.get(id)
    if (!turno || minutes === 0 || !countsAsPlanned(cumplido, persona, turno)) continue
    const sum = sums.get(id) ?? { id, nombre: persona?.nombres ?? nombre, previstos: 0, cumplidos: 0 }
    sum.previstos += minutes
    if (cumplido) sum.cumplidos += minutes
    sums.set(id, sum)
  }
  return [...sums.values()].sort((a, b) => byName(a.nombre, b.nombre))
}

import { isDay } from '@/shared/lib/dias'
import { lapso } from './tiempo'
import type { Puesto, Turno } from './turno'

/** What a roster has to know of a person; `fechaSalida` is their last day, or empty. */
export type Persona = { id: string; nombres: string; activo: boolean; fechaSalida: string }

/** A shift with the places of those who are on. */
export type TurnoConGente = Turno & { gente: readonly Puesto[] }

/** Whether somebody may be counted on for a `YYYY-MM-DD` day. */
export const isAvailable = ({ activo, fechaSalida }: Persona, day: string): boolean =>
  activo && !(isDay(fechaSalida) && fechaSalida < day)

/** By time, and those without a readable one last. */
const inTime = (turnos: readonly Turno[]): Turno[] =>
  turnos
    .map((turno) => ({ turno, desde: lapso(turno).desde }))
    .map(({ turno, desde }) => ({ turno, desde: Number.isNaN(desde) ? Number.MAX_VALUE : desde }))
    .sort((a, b) => a.desde - b.desde || (a.turno.id < b.turno.id ? -1 : 1))
    .map(({ turno }) => turno)

/**
 * Each shift with who is on: nobody twice, nobody who gave the place away, and nobody who is inactive, has left by that
 * day or is not in the list any more. By time.
 */
export function withPeople(
  turnos: readonly Turno[],
  puestos: readonly Puesto[],
  people: readonly Persona[],
): TurnoConGente[] {
  const known = new Map(people.map((persona) => [persona.id, persona]))
  const byTurno = new Map(turnos.map(({ id }): [string, Puesto[]] => [id, []]))
  for (const puesto of puestos) if (puesto.cedidoA === '') byTurno.get(puesto.turnoId)?.push(puesto)
  const peopleOf = ({ id, fecha }: Turno): Puesto[] => {
    const one = new Map((byTurno.get(id) ?? []).map((puesto) => [puesto.personalId, puesto]))
    return [...one.values()].filter(({ personalId }) => {
      const persona = known.get(personalId)
      return persona !== undefined && isAvailable(persona, fecha)
    })
  }
  return inTime(turnos).map((turno) => ({ ...turno, gente: peopleOf(turno) }))
}

/** The shifts that are under way at an instant in ms. */
export const turnosAt = <T extends Turno>(turnos: readonly T[], instant: number): T[] =>
  turnos.filter((turno) => {
    const { desde, hasta } = lapso(turno)
    return desde <= instant && instant < hasta
  })

/** The ids of the people who are on at an instant in ms, each once. */
export const deGuardia = (turnos: readonly TurnoConGente[], instant: number): string[] => [
  ...new Set(turnosAt(turnos, instant).flatMap(({ gente }) => gente.map(({ personalId }) => personalId))),
]

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
  const byTurno = new Map<string, Puesto[]>()
  for (const puesto of puestos.filter(({ cedidoA }) => cedidoA === ''))
    byTurno.set(puesto.turnoId, [...(byTurno.get(puesto.turnoId) ?? []), puesto])
  const peopleOf = ({ id, fecha }: Turno): Puesto[] => {
    const one = new Map((byTurno.get(id) ?? []).map((puesto) => [puesto.personalId, puesto]))
    return [...one.values()].filter(({ personalId }) => {
      const persona = known.get(personalId)
      return persona !== undefined && isAvailable(persona, fecha)
    })
  }
  return turnos
    .map((turno) => ({ ...turno, gente: peopleOf(turno) }))
    .sort((a, b) => lapso(a).desde - lapso(b).desde || (a.id < b.id ? -1 : 1))
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

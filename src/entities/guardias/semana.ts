import { addDays, weekday } from '@/shared/lib/dias'
import { isAvailable, type Persona, type TurnoConGente } from './gente'
import { newPuesto, serieOf, turnoId } from './new-turno'
import type { Plantilla } from './plantilla'
import { weekFrom } from './tiempo'
import type { Puesto, Turno } from './turno'

const SUNDAY = 7

/**
 * The template's shifts of the week that begins on this Monday. Where the template says so, one of `feriados`
 * (`YYYY-MM-DD`) has those of a Sunday.
 */
export const turnosFrom = (
  { horarios, feriados: asSunday }: Plantilla,
  monday: string,
  feriados: readonly string[],
): Turno[] =>
  weekFrom(monday).flatMap((fecha) => {
    const day = asSunday && feriados.includes(fecha) ? SUNDAY : weekday(fecha)
    return horarios
      .filter(({ dias }) => dias.includes(day))
      .map(({ id, dias: _, ...horario }) => ({ id: turnoId(fecha, id), fecha, ...horario }))
  })

/** The same shifts seven days later, with everybody who was on in the end and may still be counted on. */
export function weekLater(turnos: readonly TurnoConGente[], people: readonly Persona[]) {
  const known = new Map(people.map((persona) => [persona.id, persona]))
  const copies = turnos.map(({ gente, ...turno }) => {
    const fecha = addDays(turno.fecha, 7)
    return { gente, turno: { ...turno, fecha, id: turnoId(fecha, serieOf(turno.id)) } }
  })
  const puestos: Puesto[] = copies.flatMap(({ gente, turno }) =>
    gente.flatMap(({ personalId }) => {
      const persona = known.get(personalId)
      return persona && isAvailable(persona, turno.fecha) ? [newPuesto(turno.id, persona)] : []
    }),
  )
  return { turnos: copies.map(({ turno }) => turno), puestos }
}

import * as v from 'valibot'
import { addDays } from '@/shared/lib/dias'
import { goodRows } from '@/shared/storage/good-rows'
import { isAvailable, type Persona, type TurnoConGente } from './gente'
import { weekday, weekFrom } from './tiempo'
import { horasDeTurno, newPuesto, type Puesto, serieOf, type Turno, turnoId } from './turno'

/** A shift that repeats each week, on these days: 1 is Monday and 7 Sunday. */
const horarioSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  ...horasDeTurno,
  dias: v.optional(goodRows(v.number()), []),
})

export type Horario = v.InferOutput<typeof horarioSchema>

export const plantillaSchema = v.object({ horarios: goodRows(horarioSchema) })

export type Plantilla = v.InferOutput<typeof plantillaSchema>

const NEEDS = { personas: 2, funciones: ['AL_MANDO', 'CONDUCTOR'] } satisfies Partial<Horario>

/** What a brigade starts from: day, night and weekend, in two shifts of twelve hours. */
export const defaultPlantilla = (): Plantilla => ({
  horarios: [
    { id: 'dia', nombre: 'Día', inicio: '08:00', fin: '20:00', ...NEEDS, dias: [1, 2, 3, 4, 5] },
    { id: 'noche', nombre: 'Noche', inicio: '20:00', fin: '08:00', ...NEEDS, dias: [1, 2, 3, 4, 5, 6, 7] },
    { id: 'fin', nombre: 'Fin de semana', inicio: '08:00', fin: '20:00', ...NEEDS, dias: [6, 7] },
  ],
})

/** The template's shifts of the week that begins on this Monday. */
export const turnosFrom = ({ horarios }: Plantilla, monday: string): Turno[] =>
  weekFrom(monday).flatMap((fecha) =>
    horarios
      .filter(({ dias }) => dias.includes(weekday(fecha)))
      .map(({ id, dias: _, ...horario }) => ({ id: turnoId(fecha, id), fecha, ...horario })),
  )

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

import * as v from 'valibot'
import { goodRows } from '@/shared/storage/good-rows'
import { horasDeTurno } from './turno'

/** A shift that repeats each week, on these days: 1 is Monday and 7 Sunday. */
const horarioSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  ...horasDeTurno,
  dias: v.optional(goodRows(v.number()), []),
})

export type Horario = v.InferOutput<typeof horarioSchema>

/**
 * `anotarse`: people take open places from their own phone; `salirHoras`: until so many hours before its start they leave
 * them again by themselves. `feriados`: a holiday has the shifts of a Sunday.
 */
export const plantillaSchema = v.object({
  horarios: goodRows(horarioSchema),
  anotarse: v.optional(v.boolean(), false),
  salirHoras: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(336)), 24),
  feriados: v.optional(v.boolean(), false),
})

export type Plantilla = v.InferOutput<typeof plantillaSchema>

const NEEDS = { personas: 2, funciones: ['AL_MANDO', 'CONDUCTOR'] } satisfies Partial<Horario>

/** What a brigade starts from: day, night and weekend, in two shifts of twelve hours. */
export const defaultPlantilla = (): Plantilla => ({
  horarios: [
    { id: 'dia', nombre: 'Día', inicio: '08:00', fin: '20:00', ...NEEDS, dias: [1, 2, 3, 4, 5] },
    { id: 'noche', nombre: 'Noche', inicio: '20:00', fin: '08:00', ...NEEDS, dias: [1, 2, 3, 4, 5, 6, 7] },
    { id: 'fin', nombre: 'Fin de semana', inicio: '08:00', fin: '20:00', ...NEEDS, dias: [6, 7] },
  ],
  // A roster that somebody assigns changes by no update of the app.
  ...{ anotarse: false, salirHoras: 24, feriados: false },
})

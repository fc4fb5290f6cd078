import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { required } from '@/shared/lib/form/rules'
import { FUNCIONES } from '@/shared/lib/funciones'
import { goodRows } from '@/shared/storage/good-rows'

/** What every shift says of itself, in the template too. Times are `HH:mm` of the brigade's zone. */
export const horasDeTurno = {
  nombre: v.string(),
  inicio: v.string(),
  /** Not later than `inicio`: it ends on the next day. */
  fin: v.string(),
  /** How many people it needs, and what at least one of them must be able to be. */
  personas: v.optional(v.number(), 0),
  funciones: v.optional(goodRows(v.picklist(FUNCIONES)), []),
}

/** One shift. `fecha` is the `YYYY-MM-DD` day on which it begins, in the brigade's zone. */
export const turnoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  fecha: v.string(),
  ...horasDeTurno,
})

export type Turno = v.InferOutput<typeof turnoSchema>

const [INICIO, FIN] = ['Escriba a qué hora empieza.', 'Escriba a qué hora termina.']
const PERSONAS = 'Escriba un número entero de 0 a 99.'
const hora = (sentence: string) => v.pipe(v.string(), v.minLength(1, sentence))

/** What a form must satisfy, of the template too; the messages are sentences for the person. */
export const horasRules = {
  nombre: required('Escriba cómo se llama el turno.'),
  inicio: hora(INICIO),
  fin: hora(FIN),
  personas: v.pipe(
    v.number(PERSONAS),
    v.integer(PERSONAS),
    v.minValue(0, PERSONAS),
    v.maxValue(99, PERSONAS),
  ),
}

/** The same of a shift. */
export const turnoRules = {
  ...horasRules,
  fecha: v.pipe(v.string(), v.check(isDay, 'Elija el día en que empieza.')),
}

/** Who has the place of somebody that left it by themselves. */
export const SIN_RELEVO = 'nadie'

/**
 * One person in one shift. `nombre` is what they were called then. Whoever gave the place to another in an agreed swap
 * has that person's id in `cedidoA`, and the other has a place of their own; whoever left it has `SIN_RELEVO`.
 */
export const puestoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  turnoId: v.string(),
  personalId: v.string(),
  nombre: v.optional(v.string(), ''),
  cedidoA: v.optional(v.string(), ''),
  /** Whom the person asks to take the place: an id, `todos`, or nobody. `negado`: the name of who was asked and can't. */
  pide: v.optional(v.string(), ''),
  negado: v.optional(v.string(), ''),
  /** ISO instants at which the swap was agreed or the place left, and at which the person put themselves there; both from their phones. */
  acordado: v.optional(v.string(), ''),
  anotado: v.optional(v.string(), ''),
  /** Who runs the roster has seen either. */
  revisado: v.optional(v.boolean(), false),
  /** Somebody confirmed that the shift was served: the id of their account stands in `confirmo`. */
  cumplido: v.optional(v.boolean(), false),
  confirmo: v.optional(v.string(), ''),
})

export type Puesto = v.InferOutput<typeof puestoSchema>

import * as v from 'valibot'
import { goodRows } from '@/shared/storage/good-rows'

/** In what the meter of a thing is read. */
export const LECTURAS = ['KM', 'HORAS'] as const
export type Unidad = (typeof LECTURAS)[number]

/**
 * What is asked of a thing. With `numero` it is measured, and a number below `min` or above `max` is a falla; with `lectura`
 * that number is what the odometer or the hour meter shows. A falla of what is `critico` takes the thing out of service.
 */
const puntoSchema = v.object({
  id: v.string(),
  texto: v.string(),
  numero: v.optional(v.boolean(), false),
  unidad: v.optional(v.string(), ''),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  lectura: v.optional(v.picklist(LECTURAS)),
  critico: v.optional(v.boolean(), false),
})

export type Punto = v.InferOutput<typeof puntoSchema>

/**
 * One version of a checklist, which nobody edits: what was asked on a day stays readable. `lista` is the same for all
 * versions of one list, and `vigentes` says which counts. It is for a place, or for the items of a category whose name has one
 * of the words.
 */
export const listaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  lista: v.string(),
  nombre: v.string(),
  lugar: v.optional(v.string(), ''),
  categoria: v.optional(v.string(), ''),
  palabra: v.optional(v.string(), ''),
  puntos: v.optional(goodRows(puntoSchema), () => []),
  /** ISO instant. */
  desde: v.string(),
  por: v.optional(v.string(), ''),
  /** The version that this one changes. */
  base: v.optional(v.string()),
  /** From then on it isn't asked any more. */
  quitada: v.optional(v.boolean(), false),
})

export type Lista = v.InferOutput<typeof listaSchema>

const MOST_PUNTOS = 120

/** What such a record must satisfy, whoever writes it; the messages are sentences for the person. */
export const listaRules = {
  nombre: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Escriba cómo se llama la lista.'),
    v.maxLength(80, 'Use 80 letras como máximo.'),
  ),
  puntos: v.pipe(
    v.array(v.object({ texto: v.pipe(v.string(), v.trim(), v.minLength(1, 'Escriba qué se mira.')) })),
    v.maxLength(MOST_PUNTOS, `Aquí caben ${MOST_PUNTOS} puntos como máximo.`),
  ),
}

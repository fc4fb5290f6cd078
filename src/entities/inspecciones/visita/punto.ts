import * as v from 'valibot'

/**
 * How a point is judged: seen (`CUMPLE`); measured, with the least (`MINIMO`) or most (`MAXIMO`) that is allowed; or the
 * extinguishers that are there, against those that area and risk ask for.
 */
const TIPOS_PUNTO = ['CUMPLE', 'MINIMO', 'MAXIMO', 'EXTINTORES'] as const

/**
 * A point of the checklist. `clases` are those of the premises that are asked; empty: of all. `limite` is in `unidad`. Its id
 * is the same in every version.
 */
const puntoSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+$/)),
  grupo: v.string(),
  texto: v.string(),
  articulo: v.optional(v.string(), ''),
  tipo: v.optional(v.picklist(TIPOS_PUNTO), 'CUMPLE'),
  limite: v.optional(v.number()),
  unidad: v.optional(v.string(), ''),
  clases: v.optional(v.array(v.string()), () => []),
})

export type Punto = v.InferOutput<typeof puntoSchema>

/**
 * What is asked of premises, as one version: it never changes, so that what was asked on a day stays readable. `desde` is the
 * instant at which it was made, `por` by whom.
 */
export const plantillaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  desde: v.string(),
  por: v.optional(v.string(), ''),
  puntos: v.array(puntoSchema),
})

export type Plantilla = v.InferOutput<typeof plantillaSchema>

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
  grupo: v.optional(v.string(), ''),
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
 * instant at which it was made, `por` by whom, `base` the version that it changes.
 */
export const plantillaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  desde: v.string(),
  por: v.optional(v.string(), ''),
  base: v.optional(v.string()),
  puntos: v.array(puntoSchema),
})

/** As many as one list holds. */
const MOST_PUNTOS = 200
/** In characters. */
const LONGEST = 300
const LONG = `Use ${LONGEST} letras como máximo.`
const corto = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most, LONG)))

/** What a version must satisfy, whoever writes it; the messages are sentences for the person. */
export const plantillaRules = {
  puntos: v.pipe(
    v.array(
      v.pipe(
        v.looseObject({
          id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/, 'Ese punto no se puede leer.')),
          texto: v.pipe(
            v.string(),
            v.trim(),
            v.minLength(1, 'Escriba qué se mira.'),
            v.maxLength(LONGEST, LONG),
          ),
          ...{ grupo: corto(LONGEST), articulo: corto(LONGEST), unidad: corto(LONGEST) },
          tipo: v.optional(v.picklist(TIPOS_PUNTO, 'Elija cómo se contesta.')),
          limite: v.optional(v.number('Escriba el límite, en números.')),
          clases: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{1,20}$/, 'Esa clase no existe.')))),
        }),
        v.check(
          ({ tipo, limite }) => (tipo !== 'MINIMO' && tipo !== 'MAXIMO') || limite !== undefined,
          'Escriba el límite, en números.',
        ),
      ),
    ),
    v.minLength(1, 'Deje al menos un punto.'),
    v.maxLength(MOST_PUNTOS, `Aquí caben ${MOST_PUNTOS} puntos como máximo.`),
    v.check(
      (puntos) => new Set(puntos.map(({ id }) => id)).size === puntos.length,
      'Un punto está dos veces.',
    ),
  ),
}

export type Plantilla = v.InferOutput<typeof plantillaSchema>

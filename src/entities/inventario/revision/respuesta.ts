import * as v from 'valibot'

export const RESULTADOS = ['BIEN', 'FALLA', 'NO_APLICA'] as const
export type Resultado = (typeof RESULTADOS)[number]

/**
 * What one phone saw of a point. Two phones that look at the same point keep a record each, until the look is ended. `sujeto`
 * is the place or the item that is looked at, `falla` the record of what was found broken. `cuando` is `YYYY-MM-DDTHH:mm`.
 */
export const respuestaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  sujeto: v.string(),
  punto: v.string(),
  equipo: v.string(),
  resultado: v.picklist(RESULTADOS),
  numero: v.optional(v.number()),
  nota: v.optional(v.string(), ''),
  falla: v.optional(v.string(), ''),
  cuando: v.string(),
  por: v.optional(v.string(), ''),
})

export type Respuesta = v.InferOutput<typeof respuestaSchema>

/** The id follows from thing, point and phone, so that a phone has one answer for a point. */
export const respuestaId = (sujeto: string, punto: string, equipo: string): string =>
  `rsp-${sujeto}-${punto}-${equipo}`

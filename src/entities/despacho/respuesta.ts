import * as v from 'valibot'

/** What somebody who was called answers. */
export const RESPUESTAS = ['ESTACION', 'DIRECTO', 'NO_PUEDO'] as const
export type Respuesta = (typeof RESPUESTAS)[number]

export const RESPUESTA_LABELS: Record<Respuesta, string> = {
  ESTACION: 'Voy a la estación',
  DIRECTO: 'Voy directo',
  NO_PUEDO: 'No puedo',
}

/** The same of somebody else. */
export const RESPUESTA_DE_OTRO: Record<Respuesta, string> = {
  ESTACION: 'Viene a la estación',
  DIRECTO: 'Va directo',
  NO_PUEDO: 'No puede',
}

/** Longer than that nobody waits for. */
const MINUTOS_MOST = 180

/** An answer that was tapped longer ago is of a call that is long over, in ms. */
export const HACE_MOST_MS = 24 * 60 * 60 * 1000

/**
 * An answer on its way: `minutos` until the person is there; `haceMs` since they tapped, and `tocado` when, in ms by the
 * phone's own clock, which orders the answers of one phone however long each was under way.
 */
export const respuestaSchema = v.object({
  respuesta: v.picklist(RESPUESTAS),
  minutos: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MINUTOS_MOST))),
    null,
  ),
  haceMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(HACE_MOST_MS)), 0),
  tocado: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e15))), null),
})

/** One person's answer, as the record of a call keeps it. `instante` is ISO; `por`: who answered for them, or ''. */
export const respondidaSchema = v.object({
  persona: v.string(),
  nombre: v.string(),
  respuesta: v.picklist(RESPUESTAS),
  minutos: v.optional(v.nullable(v.number()), null),
  instante: v.string(),
  por: v.optional(v.string(), ''),
})

export type Respondida = v.InferOutput<typeof respondidaSchema>

/** Whether somebody with this answer comes. */
export const viene = (respuesta: Respuesta | null | undefined): boolean =>
  respuesta === 'ESTACION' || respuesta === 'DIRECTO'

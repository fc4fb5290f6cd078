import * as v from 'valibot'

const RESULTADOS = ['APROBADO', 'NO_CUMPLE', 'PENDIENTE'] as const
export type Resultado = (typeof RESULTADOS)[number]

const texto = v.optional(v.string())
const medida = v.optional(v.number())

/** What was noted of one point. `fotos` are `idb:<uuid>`. */
const detalleSchema = v.object({
  punto: v.string(),
  nota: texto,
  fotos: v.optional(v.array(v.string())),
})

export type Detalle = v.InferOutput<typeof detalleSchema>

/**
 * What one phone saw of one premises on one day (`YYYY-MM-DD`): two inspectors keep a record each. Nothing that nobody wrote
 * is kept, because there are three of them for each premises of a phone. `respuestas` is as `respuestas.ts` writes it.
 */
export const visitaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  /** Ids: of the premises, of the phone, and of the version of the checklist that was asked. */
  local: v.string(),
  dia: v.string(),
  equipo: v.optional(v.string(), ''),
  plantilla: v.string(),
  /** The inspector's name; who was there and as what. */
  por: texto,
  con: texto,
  comoQue: texto,
  /** As measured that day: m², and counts. */
  area: medida,
  pisos: medida,
  aforo: medida,
  /** How many extinguishers that asks for. */
  pide: medida,
  respuestas: v.optional(v.string(), ''),
  detalles: v.optional(v.array(detalleSchema)),
  /** Points that were chosen between what two visits of the day said. */
  acordado: texto,
  /** The visit whose failures this one looks at again, and no more. */
  anterior: texto,
  /** As `2026-03-02T11:30`, once it is over. */
  fin: texto,
  /** Empty while it runs. */
  resultado: v.optional(v.picklist(['', ...RESULTADOS])),
  /** What failed then, also by the other visit of the day. */
  fallas: texto,
  /** Why nothing could be seen. */
  motivo: texto,
  /** The other visits of the day that were known then. */
  juntas: v.optional(v.array(v.string())),
})

export type Visita = v.InferOutput<typeof visitaSchema>

type Donde = Pick<Visita, 'local' | 'dia' | 'equipo'>

/** Of a premises, a day and a phone there is one visit; a second one of the day has its number `n`. */
export const idDeVisita = ({ local, dia, equipo }: Donde, n = 1): string =>
  `visita-${local.replace(/^local-/, '')}-${dia}-${equipo}${n > 1 ? `-${n}` : ''}`

export const isOver = ({ resultado }: Pick<Visita, 'resultado'>): boolean => Boolean(resultado)

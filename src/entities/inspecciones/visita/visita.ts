import * as v from 'valibot'
import { byCode } from '@/shared/lib/text'

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

/** The first to end comes last; one that runs comes first. Of two that one phone ended in a minute the id of the second is longer. */
const byEnd = (a: Visita, b: Visita) =>
  byCode(b.dia, a.dia) ||
  Number(isOver(a)) - Number(isOver(b)) ||
  byCode(b.fin ?? '', a.fin ?? '') ||
  byCode(b.id, a.id)

/** Those of a premises, the newest first. */
export const visitasDe = (visitas: readonly Visita[], localId: string): Visita[] =>
  visitas.filter(({ local }) => local === localId).sort(byEnd)

/** Those of which no other one looked at the failures again: that one counts, also where its phone's clock went back meanwhile. */
function sinRevisar(list: readonly Visita[]): Visita[] {
  const again = new Set(list.filter(isOver).map(({ anterior }) => anterior))
  const standing = list.filter(({ id }) => !again.has(id))
  return standing.length > 0 ? standing : [...list]
}

/**
 * How the last visit of a premises ended. Of several of one day the last to end counts, unless one of which it didn't know says
 * that something fails: that holds until somebody looked at both. One that runs is pending. Undefined without any. Pure.
 */
export function ultimaVisita(
  visitas: readonly Visita[],
  localId: string,
): { dia: string; resultado: Resultado; id: string } | undefined {
  const list = sinRevisar(visitasDe(visitas, localId))
  const last = list.find(isOver)
  const [first] = list
  if (!first) return undefined
  if (!last?.resultado || last.dia < first.dia)
    return { dia: first.dia, resultado: 'PENDIENTE', id: first.id }
  const knew = new Set([last.id, last.anterior, ...(last.juntas ?? [])])
  const contrary = list.find(
    ({ dia, id, resultado }) => dia === last.dia && resultado === 'NO_CUMPLE' && !knew.has(id),
  )
  const { dia, id, resultado } = contrary ?? last
  return { dia, id, resultado: resultado || 'PENDIENTE' }
}

export const RESULTADO_LABELS: Readonly<Record<Resultado, string>> = {
  APROBADO: 'Aprobado',
  NO_CUMPLE: 'No cumple',
  PENDIENTE: 'Pendiente',
}

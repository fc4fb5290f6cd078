import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'

/** What was said to somebody who asked for more time; empty while nobody answered. */
const DECISIONES = ['', 'APROBADA', 'NEGADA'] as const

/**
 * More time for single points of a paper, asked by a named person. `dia` (`YYYY-MM-DD`) is when it was asked, `hasta` until
 * when. `puntos` are ids as a paper keeps them.
 */
export const prorrogaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  acta: v.string(),
  dia: v.string(),
  puntos: v.string(),
  hasta: v.string(),
  pide: v.string(),
  comoQue: v.optional(v.string(), ''),
  motivo: v.optional(v.string(), ''),
  decision: v.optional(v.picklist(DECISIONES), ''),
  /** The name of who decided. */
  decide: v.optional(v.string(), ''),
})

export type Prorroga = v.InferOutput<typeof prorrogaSchema>

/** Two phones that write down the same request make one record. */
export const idDeProrroga = ({ acta, dia }: Pick<Prorroga, 'acta' | 'dia'>): string =>
  `prorroga-${acta.replace(/^acta-/, '')}-${dia}`

const NAME = 'Escriba quién la pide.'
const DAY = 'Escriba hasta qué día.'
const POINTS = 'Elija al menos un punto.'

export const prorrogaRules = {
  pide: v.pipe(v.string(), v.trim(), v.minLength(1, NAME)),
  hasta: v.pipe(v.string(), v.check(isDay, DAY)),
  puntos: v.pipe(v.string(), v.minLength(1, POINTS)),
}

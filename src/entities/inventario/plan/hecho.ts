import * as v from 'valibot'
import { lastPast } from '@/access/holding'
import { isFecha, ultimoDe } from './fechas'

const RESULTADOS = ['BIEN', 'FALLA'] as const

/** The plan of what is due by an item's own `proximaRevision`. */
export const REVISION = 'revision'

/** What somebody did to one item by a plan: a record of its own, so that two phones may each add one. */
export const hechoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  item: v.string(),
  /** The plan's id, or `REVISION`. */
  plan: v.string(),
  /** What the plan was called then. */
  trabajo: v.optional(v.string(), ''),
  /** `YYYY-MM-DD`, or as much of it as is known. */
  dia: v.string(),
  /** The name of who did it, or of the firm. */
  quien: v.optional(v.string(), ''),
  /** What failed stays due. */
  resultado: v.optional(v.picklist(RESULTADOS), 'BIEN'),
  /** US cents. */
  costo: v.optional(v.number()),
  /** The number of the firm's certificate or invoice. */
  papel: v.optional(v.string()),
  nota: v.optional(v.string()),
  /** What the hour meter and the odometer showed. */
  horas: v.optional(v.number()),
  km: v.optional(v.number()),
  /** After use: the moment of the last use that it saw, `YYYY-MM-DDTHH:mm`. */
  hasta: v.optional(v.string()),
  /** Of `REVISION`, the `proximaRevision` that it ended. */
  toca: v.optional(v.string()),
})

export type Hecho = v.InferOutput<typeof hechoSchema>

/** Two devices that say the same of one item on one day, or after one use, make one record. */
export const idDeHecho = ({
  item,
  plan,
  dia,
  hasta,
}: Pick<Hecho, 'item' | 'plan' | 'dia' | 'hasta'>): string =>
  `hecho-${item}-${plan}-${dia}${hasta ? `-${hasta.slice(11).replace(':', '')}` : ''}`

const DAY = 'Escriba el día en que se hizo.'
const LATER = 'Ese día todavía no llega.'
const COST = 'Ingrese un valor de 0 o más.'
const READING = 'Ingrese un número de 0 o más.'
const LONG = 'Use 500 letras como máximo.'
const text = v.optional(v.pipe(v.string(), v.maxLength(500, LONG)))
const reading = v.optional(v.pipe(v.number(READING), v.minValue(0, READING)))

/** What such a record must satisfy, whoever writes it. What is still to come isn't done. */
export const hechoRules = {
  dia: v.pipe(
    v.string(),
    v.check(isFecha, DAY),
    // Of a month that runs its first day counts.
    v.check((dia) => `${dia}-01-01`.slice(0, 10) <= lastPast() && ultimoDe(dia) !== '', LATER),
  ),
  costo: v.optional(v.pipe(v.number(COST), v.integer(COST), v.minValue(0, COST))),
  papel: text,
  nota: text,
  quien: text,
  horas: reading,
  km: reading,
}

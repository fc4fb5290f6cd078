import * as v from 'valibot'

/**
 * What somebody found broken, or why a thing isn't used: a record of its own, so that what two phones find without a network
 * both stays. It is open until somebody signs that it is well again. Moments are `YYYY-MM-DDTHH:mm` of the brigade's clock.
 */
export const fallaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  /** The inventory's id; empty where no item is it. */
  item: v.optional(v.string(), ''),
  /** What the thing was called then: whoever calls people out doesn't see the inventory. */
  nombre: v.string(),
  vehiculo: v.optional(v.boolean(), false),
  que: v.string(),
  /** It takes the thing out of service. */
  fuera: v.optional(v.boolean(), false),
  /** It says no more than the item's own state, and ends with it. */
  deEstado: v.optional(v.boolean()),
  /** The point of a checklist at which it was found. */
  punto: v.optional(v.string()),
  cuando: v.string(),
  por: v.optional(v.string(), ''),
  /** Since when it is well again, and who signed that. */
  alta: v.optional(v.string()),
  altaPor: v.optional(v.string()),
})

export type Falla = v.InferOutput<typeof fallaSchema>

const QUE = 'Escriba qué pasa.'
const LONG = 'Use 300 letras como máximo.'

/** What such a record must satisfy, whoever writes it; the messages are sentences for the person. */
export const fallaRules = {
  que: v.pipe(v.string(), v.trim(), v.minLength(1, QUE), v.maxLength(300, LONG)),
  nombre: v.pipe(v.string(), v.trim(), v.minLength(1, 'Diga de qué es la falla.'), v.maxLength(300, LONG)),
}

export const isAbierta = ({ alta }: Pick<Falla, 'alta'>): boolean => !alta

/** The ids of the items of which a failure is open, whether or not it takes them out of service. */
export const conFallaAbierta = (fallas: readonly Falla[]): ReadonlySet<string> =>
  new Set(fallas.filter(isAbierta).flatMap(({ item }) => item || []))

import * as v from 'valibot'
import { byCode } from '@/shared/lib/text'

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

/** A thing that is out of service, with why: of two phones both reasons stand, and it is out until the last one is signed. */
export type Fuera = { item: string; nombre: string; vehiculo: boolean; fallas: readonly Falla[] }

/** What is out of service by these, the vehicles first. Pure. */
export function fueraDeServicio(fallas: readonly Falla[]): Fuera[] {
  const groups = new Map<string, Falla[]>()
  for (const falla of fallas.filter((one) => one.fuera && isAbierta(one))) {
    const key = falla.item || falla.nombre
    groups.set(key, [...(groups.get(key) ?? []), falla])
  }
  return [...groups.values()]
    .flatMap((of) => {
      const inOrder = [...of].sort((a, b) => byCode(a.cuando, b.cuando) || byCode(a.id, b.id))
      const last = inOrder.at(-1)
      return last ? [{ ...last, fallas: inOrder }] : []
    })
    .map(({ item, nombre, vehiculo, fallas: of }) => ({ item, nombre, vehiculo, fallas: of }))
    .sort((a, b) => Number(b.vehiculo) - Number(a.vehiculo) || byCode(a.nombre, b.nombre))
}

/** Why it is out, in words: `Frenos; Llanta rota`. */
export const porQue = ({ fallas }: Pick<Fuera, 'fallas'>): string =>
  [...new Set(fallas.map(({ que }) => que.trim()))].join('; ')

/** Items as they can be used: one of which a falla is open that takes it out is out of service, whatever its record says. */
export function conFallas<I extends { id: string; estado: string }>(
  items: readonly I[],
  fallas: readonly Falla[],
): readonly I[] {
  const out = new Set(fueraDeServicio(fallas).map(({ item }) => item))
  if (out.size === 0) return items
  return items.map((item) => (out.has(item.id) ? { ...item, estado: 'FUERA_SERVICIO' } : item))
}

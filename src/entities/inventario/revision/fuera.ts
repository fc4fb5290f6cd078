import { byCode } from '@/shared/lib/text'
import { type Falla, isAbierta } from './falla'

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

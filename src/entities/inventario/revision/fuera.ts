import { byCode, enumerated } from '@/shared/lib/text'
import { type Falla, isAbierta } from './falla'

/** Under this key whoever calls people out reads what the items say of it, also without the inventory. */
export const SEGUN_ITEMS = 'bomberos_inventario_items/fuera'

/** A thing that is out of service, with why: of two phones both reasons stand, and it is out until the last one is signed. */
export type Fuera = { item: string; nombre: string; vehiculo: boolean; fallas: readonly Falla[] }

/**
 * What the items say of what is out of service, without the rest of the inventory: the things that are out by their own state
 * (`deEstado`) or of which a falla is open, as they are called now; and the ids in open fallas of which there is nothing any
 * more.
 */
export type SegunItems = {
  cosas: readonly { item: string; nombre: string; vehiculo: boolean; deEstado: boolean }[]
  idas: readonly string[]
}

/** Where nobody says anything of the items. */
export const NADA_DICHO: SegunItems = { cosas: [], idas: [] }

type Cosa = { id: string; nombre: string; categoria: string; estado: string; baja?: unknown }

const takesOut = (falla: Falla): boolean => falla.fuera && isAbierta(falla)

/** What all the items say of these fallas, and by themselves. Pure. */
export function segunItems(items: readonly Cosa[], fallas: readonly Falla[]): SegunItems {
  const named = new Set(fallas.filter(takesOut).flatMap(({ item }) => item || []))
  const here = items.filter(({ baja }) => !baja)
  const known = new Set(here.map(({ id }) => id))
  return {
    cosas: here.flatMap(({ id, nombre, categoria, estado }) => {
      const deEstado = estado === 'FUERA_SERVICIO'
      return deEstado || named.has(id)
        ? [{ item: id, nombre, vehiculo: categoria === 'VEHICULO', deEstado }]
        : []
    }),
    idas: [...named].filter((id) => !known.has(id)),
  }
}

/**
 * What is out of service by these fallas and by what the items say, the vehicles first. What was given up or deleted isn't
 * out of service: there is nothing of it to count on. Pure.
 */
export function fueraDeServicio(fallas: readonly Falla[], { cosas, idas }: SegunItems): Fuera[] {
  const [gone, known] = [new Set(idas), new Map(cosas.map((cosa) => [cosa.item, cosa]))]
  const groups = new Map<string, Falla[]>(
    cosas.filter(({ deEstado }) => deEstado).map(({ item }) => [item, []]),
  )
  for (const falla of fallas.filter((one) => takesOut(one) && !gone.has(one.item))) {
    const key = falla.item || falla.nombre
    groups.set(key, [...(groups.get(key) ?? []), falla])
  }
  return [...groups]
    .flatMap(([key, of]) => {
      const inOrder = [...of].sort((a, b) => byCode(a.cuando, b.cuando) || byCode(a.id, b.id))
      const cosa = known.get(key) ?? inOrder.at(-1)
      return cosa ? [{ item: cosa.item, nombre: cosa.nombre, vehiculo: cosa.vehiculo, fallas: inOrder }] : []
    })
    .sort((a, b) => Number(b.vehiculo) - Number(a.vehiculo) || byCode(a.nombre, b.nombre))
}

/** Why it is out, in words: `Frenos; Llanta rota`. */
export const porQue = ({ fallas }: Pick<Fuera, 'fallas'>): string =>
  [...new Set(fallas.map(({ que }) => que.trim()))].join('; ') || 'así está en el inventario'

const NAMED = 3

/** `Autobomba, ERA, Radio y 2 más`. */
export function nombrados(things: readonly { nombre: string }[]): string {
  const names = things.map(({ nombre }) => nombre)
  const rest = names.length - NAMED
  return enumerated(rest > 0 ? [...names.slice(0, NAMED), `${rest} más`] : names)
}

/** Items as they can be used: one of which a falla is open that takes it out is out of service, whatever its record says. */
export function conFallas<I extends { id: string; estado: string; baja?: unknown }>(
  items: readonly I[],
  fallas: readonly Falla[],
): readonly I[] {
  const out = new Set(fallas.filter(takesOut).map(({ item }) => item))
  if (out.size === 0) return items
  return items.map((item) => (out.has(item.id) && !item.baja ? { ...item, estado: 'FUERA_SERVICIO' } : item))
}

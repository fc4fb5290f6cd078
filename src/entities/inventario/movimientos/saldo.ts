import { oncePer } from '@/shared/lib/remembered'
import type { Movimiento } from './movimiento'

/** An item as far as movements know it. */
export type Contado = { id: string; cantidad: number; contado?: string | undefined }

/** A movement as far as stock knows it. */
type Movido = Pick<Movimiento, 'id' | 'item' | 'tipo' | 'cantidad' | 'cuando' | 'a' | 'sobre' | 'prestamo'>

/**
 * Whether a count already includes the movement. An earlier version of the app writes a new `cantidad` without a moment. So
 * if the moment is still the one that the movement noted (`sobre`) and the figure is another, somebody counted since.
 */
function isCounted({ cuando, sobre }: Movido, { id, cantidad, contado = '' }: Contado): boolean {
  if (cuando < contado) return true
  const seen = sobre?.find(({ item }) => item === id)
  return seen !== undefined && seen.contado === contado && seen.cantidad !== cantidad
}

/** By how many units it changes that item. A thing that went to another place as a whole is as much as before. */
function cambio({ item, tipo, cantidad, a }: Movido, id: string): number {
  if (tipo === 'ENTRADA' || tipo === 'DEVOLUCION') return cantidad
  if (tipo !== 'TRASLADO') return -cantidad
  return !a || a === item ? 0 : id === a ? cantidad : -cantidad
}

/** The movements by item. If somebody deleted a loan, what was given back of it doesn't count. */
const byItem = oncePer((movimientos: readonly Movido[]): ReadonlyMap<string, readonly Movido[]> => {
  const groups = new Map<string, Movido[]>()
  const add = (id: string, one: Movido) => {
    const group = groups.get(id)
    if (group) group.push(one)
    else groups.set(id, [one])
  }
  const lent = new Set(movimientos.flatMap(({ tipo, id }) => (tipo === 'PRESTAMO' ? [id] : [])))
  for (const one of movimientos) {
    if (one.tipo === 'DEVOLUCION' && !lent.has(one.prestamo ?? '')) continue
    add(one.item, one)
    if (one.a && one.a !== one.item) add(one.a, one)
  }
  return groups
})

/**
 * Says by how many units movements changed what is on the shelf since an item was counted. With `antes`, a moment as
 * `contado` has them, only earlier movements count. Pure.
 *
 *     // counted 10 at 08:00; at 07:00 4 came (the count has them), at 09:00 5 came, at 10:00 2 were lent
 *     movidoOf(movimientos)({ id: 'manguera', cantidad: 10, contado: '2026-11-28T08:00:00' })  // 3
 */
export function movidoOf(movimientos: readonly Movido[]): (cosa: Contado, antes?: string) => number {
  const groups = byItem(movimientos)
  return (cosa, antes) =>
    (groups.get(cosa.id) ?? []).reduce(
      (sum, one) =>
        isCounted(one, cosa) || (antes !== undefined && one.cuando >= antes)
          ? sum
          : sum + cambio(one, cosa.id),
      0,
    )
}

/** A loan of which `faltan` units didn't come back. */
export type Prestamo = { movimiento: Movimiento; faltan: number }

/** The loans that are open, the first due first; one without a day stands at the end. Pure. */
export function prestamosDe(movimientos: readonly Movimiento[]): Prestamo[] {
  const back = new Map<string, number>()
  for (const { tipo, prestamo, cantidad } of movimientos)
    if (tipo === 'DEVOLUCION' && prestamo) back.set(prestamo, (back.get(prestamo) ?? 0) + cantidad)
  return movimientos
    .filter(({ tipo }) => tipo === 'PRESTAMO')
    .map((movimiento) => ({ movimiento, faltan: movimiento.cantidad - (back.get(movimiento.id) ?? 0) }))
    .filter(({ faltan }) => faltan > 0)
    .sort((a, b) => {
      const [one, other] = [a.movimiento.vuelve || '~', b.movimiento.vuelve || '~']
      return one < other ? -1 : one > other ? 1 : 0
    })
}

/** How many units of each item are lent. Pure. */
export const prestadosDe = oncePer((movimientos: readonly Movimiento[]): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  for (const { movimiento, faltan } of prestamosDe(movimientos))
    units.set(movimiento.item, (units.get(movimiento.item) ?? 0) + faltan)
  return units
})

/**
 * The items, with `cantidad` as it is now: what was counted, plus what came, minus what went. What is lent still counts as the
 * brigade's. An item without movements stays the same object. Pure.
 */
export function conMovimientos<T extends Contado>(
  items: readonly T[],
  movimientos: readonly Movimiento[],
): readonly T[] {
  if (movimientos.length === 0) return items
  const movido = movidoOf(movimientos)
  const lent = prestadosDe(movimientos)
  return items.map((item) => {
    const more = movido(item) + (lent.get(item.id) ?? 0)
    return more === 0 ? item : { ...item, cantidad: item.cantidad + more }
  })
}

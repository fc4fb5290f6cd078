import { byCode } from '@/shared/lib/text'
import type { Movimiento } from './movimiento'
import type { Contado } from './saldo'

/** The units of an item with one printed date. `vence` is as an item's, empty if unknown; `cantidad` is whole units. */
export type Lote = { vence: string; lote: string; cantidad: number }

/** A month or a year holds until its end, and what has no date is taken last. */
const order = (vence: string): string => (vence ? `${vence}-12-31`.slice(0, 10) : '~')

/** The item to which something came: from outside, or a part of another one that was taken elsewhere. */
const llegoA = ({ tipo, item, a }: Movimiento): string | undefined => {
  if (tipo === 'ENTRADA') return item
  return tipo === 'TRASLADO' && a !== item ? a : undefined
}

type ConFecha = Contado & { vence?: string | undefined }

/** Adds up the parts with the same date and lot. */
function sumOf(parts: readonly Lote[]): Lote[] {
  const lots = new Map<string, Lote>()
  for (const part of parts) {
    const key = `${part.vence}\n${part.lote}`
    lots.set(key, { ...part, cantidad: part.cantidad + (lots.get(key)?.cantidad ?? 0) })
  }
  return [...lots.values()]
}

/**
 * What is left of an item by printed date, the first to expire first. The first to expire is used first, so what is left of
 * `quedan` units is of the latest dates. `cosa` is as it was counted; what came with no date has its own. Pure, and stored
 * nowhere. Empty where no delivery has a date.
 */
export function lotesDe(cosa: ConFecha, movimientos: readonly Movimiento[], quedan: number): Lote[] {
  const { id, contado = '', vence: own = '' } = cosa
  const came = movimientos.filter((one) => llegoA(one) === id)
  const isDated = ({ vence, lote }: Movimiento) => Boolean(vence || lote)
  if (!came.some(isDated)) return []
  const counted = came.filter((one) => one.cuando < contado && isDated(one))
  const rest = Math.max(0, cosa.cantidad - counted.reduce((sum, { cantidad }) => sum + cantidad, 0))
  const since = came.filter((one) => one.cuando >= contado && !isDated(one))
  const lots = sumOf([
    { vence: own, lote: '', cantidad: since.reduce((sum, { cantidad }) => sum + cantidad, rest) },
    ...came.filter(isDated).map(({ vence = '', lote = '', cantidad }) => ({ vence, lote, cantidad })),
  ]).sort((a, b) => byCode(order(b.vence), order(a.vence)) || byCode(b.lote, a.lote))
  let left = Math.max(0, quedan)
  return lots
    .flatMap((lot) => {
      const cantidad = Math.min(lot.cantidad, left)
      left -= cantidad
      return cantidad > 0 ? [{ ...lot, cantidad }] : []
    })
    .reverse()
}

/** The dates and lots of the units that somebody takes away, the first to expire first. Pure. */
export function tomadoDe(lotes: readonly Lote[], units: number): Lote[] {
  let left = units
  const taken = lotes.flatMap((lote) => {
    const cantidad = Math.min(lote.cantidad, left)
    left -= cantidad
    return cantidad > 0 ? [{ ...lote, cantidad }] : []
  })
  return left > 0 ? sumOf([...taken, { vence: '', lote: '', cantidad: left }]) : taken
}

/**
 * Items with the first date that is left of their deliveries as their own, by which they are due; with none where nothing is
 * left. `contados` are the items as they were counted, by id. Pure.
 */
export function conLotes<T extends ConFecha>(
  items: readonly T[],
  contados: ReadonlyMap<string, ConFecha>,
  movimientos: readonly Movimiento[],
  quedanDe: (item: T) => number,
): readonly T[] {
  const dated = new Set(movimientos.flatMap((one) => (one.vence ? (llegoA(one) ?? []) : [])))
  if (dated.size === 0) return items
  return items.map((item) => {
    const counted = dated.has(item.id) && contados.get(item.id)
    if (!counted) return item
    return { ...item, vence: lotesDe(counted, movimientos, quedanDe(item))[0]?.vence ?? '' }
  })
}

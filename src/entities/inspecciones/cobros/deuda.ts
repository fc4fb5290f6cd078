import { byCode } from '@/shared/lib/text'
import type { Orden } from './orden'
import type { Pago } from './pago'
import { estadoDe, pagosPorOrden } from './pagos'
import { ANUAL, DUPLICADO } from './tarifa'

/** What premises still have to pay, in US cents, and by how many orders. */
export type Deuda = { centavos: number; ordenes: number }

/** What is owed by the id of the premises; of those that owe nothing there is none. Pure. */
export function deudasDe(ordenes: readonly Orden[], pagos: readonly Pago[]): ReadonlyMap<string, Deuda> {
  const paid = pagosPorOrden(pagos)
  const owed = new Map<string, Deuda>()
  for (const orden of ordenes) {
    if (!orden.local || estadoDe(orden, paid.get(orden.id)) !== 'POR_COBRAR') continue
    const { centavos, ordenes: many } = owed.get(orden.local) ?? { centavos: 0, ordenes: 0 }
    owed.set(orden.local, { centavos: centavos + orden.total, ordenes: many + 1 })
  }
  return owed
}

/**
 * What a permit of a year says of its receipt: the number with which the order of that year was paid, or that nothing was to be
 * paid; '' where nobody knows.
 */
export function reciboDe(
  ordenes: readonly Orden[],
  pagos: readonly Pago[],
  { local, ano }: Pick<Orden, 'local' | 'ano'>,
): string {
  const paid = pagosPorOrden(pagos)
  const own = ordenes.find(
    (orden) => orden.local === local && orden.ano === ano && orden.tramite === ANUAL && !orden.anulada,
  )
  if (!own) return ''
  const pago = paid.get(own.id)
  if (pago) return pago.recibo
  return own.total === 0 && own.exoneracion ? 'Exonerado' : ''
}

/** How the fee of a permit's duplicate stands: nobody charged it, an order waits, or what its receipt says. */
export type TasaDuplicado = { orden: Orden; recibo: string } | undefined

/**
 * The last order for a duplicate of the permit of premises that was granted on the `YYYY-MM-DD` day `desde`, with its receipt;
 * `recibo` is '' while it isn't paid. Undefined without an order. Pure.
 */
export function duplicadoDe(
  ordenes: readonly Orden[],
  pagos: readonly Pago[],
  { local, desde }: { local: string; desde: string },
): TasaDuplicado {
  const paid = pagosPorOrden(pagos)
  const [orden] = ordenes
    .filter((one) => one.local === local && one.tramite === DUPLICADO && !one.anulada && one.dia >= desde)
    .sort((a, b) => byCode(b.dia, a.dia) || byCode(b.numero, a.numero))
  if (!orden) return undefined
  return { orden, recibo: orden.total === 0 ? 'Nada por pagar' : (paid.get(orden.id)?.recibo ?? '') }
}

import type { Orden } from './orden'
import type { Como, Pago } from './pago'
import { usd } from './palabras'
import { ANUAL } from './tarifa'

export const COMO_LABELS: Readonly<Record<Como, string>> = {
  EFECTIVO: 'Efectivo',
  TRANSFERENCIA: 'Transferencia',
  DEPOSITO: 'Depósito',
  TARJETA: 'Tarjeta',
  CHEQUE: 'Cheque',
  OTRO: 'Otro',
}

/** One that was annulled stays, and the next of its order has another id. */
export const idDePago = (orden: string, list: readonly Pago[]): string => {
  const before = list.filter((one) => one.orden === orden && one.anulado).length
  return `pago-${orden.replace(/^orden-/, '')}${before > 0 ? `-${before + 1}` : ''}`
}

/**
 * What is wrong with the amount of a payment beside its order, in words; '' where they are the same. An order is paid whole.
 * `numero`, `total` and `centavos` are as both records have them, in US cents. Pure.
 */
export const descuadreDe = (
  { numero, total }: Pick<Orden, 'numero' | 'total'>,
  { centavos }: Pick<Pago, 'centavos'>,
): string =>
  total === centavos
    ? ''
    : `La orden${numero && ` ${numero}`} es de ${usd(total)} y el pago dice ${usd(centavos)}: se paga entera.`

/**
 * What is said to whoever received another amount than the order's `total` in US cents; null where it is the same. Each permit and fee
 * has one numbered receipt (Acuerdo 0586, RO 140, 5-VIII-2003, art. 11), so nothing is paid by parts.
 */
export const porPartes = ({ total }: Pick<Orden, 'total'>, centavos: number): string | null =>
  total === centavos
    ? null
    : `La orden se paga entera, ${usd(total)}, con un solo recibo (acuerdo 0586, art. 11). Si está mal, se anula y se hace otra.`

/** The payments that hold, by the id of their order. */
export const pagosPorOrden = (list: readonly Pago[]): ReadonlyMap<string, Pago> =>
  new Map(list.filter(({ anulado }) => !anulado).map((one) => [one.orden, one]))

/**
 * The payments that hold of orders which aren't here: another device, a copy or a refusal may leave one behind, and the money was
 * received. Pure.
 */
export function sinOrden(ordenes: readonly Pick<Orden, 'id'>[], pagos: readonly Pago[]): Pago[] {
  const known = new Set(ordenes.map(({ id }) => id))
  return pagos.filter(({ anulado, orden }) => !anulado && !known.has(orden))
}

export const ESTADOS_ORDEN = ['POR_COBRAR', 'PAGADA', 'SIN_VALOR', 'ANULADA_CON_PAGO', 'ANULADA'] as const
export type EstadoOrden = (typeof ESTADOS_ORDEN)[number]

export const ESTADO_ORDEN_LABELS: Readonly<Record<EstadoOrden, string>> = {
  POR_COBRAR: 'Por cobrar',
  PAGADA: 'Pagada',
  SIN_VALOR: 'Nada por pagar',
  ANULADA_CON_PAGO: 'Anulada, con pago',
  ANULADA: 'Anulada',
}

/**
 * How an order stands with the payment that holds for it. One that comes to nothing has nothing to be paid. Of two devices one may
 * annul what the other is paid for: the money was received, and somebody has to say what becomes of it.
 */
export function estadoDe(
  { anulada, total }: Pick<Orden, 'anulada' | 'total'>,
  pago: Pago | undefined,
): EstadoOrden {
  if (anulada) return pago ? 'ANULADA_CON_PAGO' : 'ANULADA'
  if (pago) return 'PAGADA'
  return total === 0 ? 'SIN_VALOR' : 'POR_COBRAR'
}

/** The ids of the premises that have paid the permit of the year `ano`, or had nothing to pay for it. */
export function localesPagados(ordenes: readonly Orden[], pagos: readonly Pago[], ano: number): Set<string> {
  const paid = pagosPorOrden(pagos)
  return new Set(
    ordenes.flatMap((orden) => {
      const isIts = orden.local && orden.ano === ano && orden.tramite === ANUAL
      return isIts && ['PAGADA', 'SIN_VALOR'].includes(estadoDe(orden, paid.get(orden.id)))
        ? [orden.local]
        : []
    }),
  )
}

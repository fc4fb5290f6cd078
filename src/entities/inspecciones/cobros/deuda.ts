import type { Orden } from './orden'
import type { Pago } from './pago'
import { estadoDe, pagosPorOrden } from './pagos'
import { ANUAL } from './tarifa'

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

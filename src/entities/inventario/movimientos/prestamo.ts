import type { Movimiento } from './movimiento'
import type { Prestamo } from './saldo'

/**
 * The movement that says that all of a loan is back. Its id follows from the loan, so that two phones write one record.
 * `cuando` is as an item's `contado`.
 */
export const devolucionDe = ({ movimiento, faltan }: Prestamo, cuando: string, por: string): Movimiento => ({
  ...{ id: `vuelta-${movimiento.id}`, item: movimiento.item, tipo: 'DEVOLUCION', cantidad: faltan },
  ...{ cuando, por, prestamo: movimiento.id, ...(movimiento.quien && { quien: movimiento.quien }) },
})

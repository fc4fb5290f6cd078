import type { Movimiento } from './movimiento'
import type { Prestamo } from './saldo'

/** All that was lent came back: of one loan two phones write the same record. `cuando` is as an item's `contado`. */
export const devolucionDe = ({ movimiento, faltan }: Prestamo, cuando: string, por: string): Movimiento => ({
  ...{ id: `vuelta-${movimiento.id}`, item: movimiento.item, tipo: 'DEVOLUCION', cantidad: faltan },
  ...{ cuando, por, prestamo: movimiento.id, ...(movimiento.quien && { quien: movimiento.quien }) },
})

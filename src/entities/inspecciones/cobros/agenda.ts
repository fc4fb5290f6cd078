import type { Agenda } from '@/access/module'
import { plural } from '@/shared/lib/plural'
import { ordenesList, pagosList } from './listas'
import type { Orden } from './orden'
import type { Pago } from './pago'
import { estadoDe, pagosPorOrden } from './pagos'
import { usd } from './palabras'

/** What is still to be collected, for whoever collects it. */
export const agenda: Agenda = {
  reads: [ordenesList.key, pagosList.key],
  waits(at) {
    const paid = pagosPorOrden(at<Pago[]>(pagosList.key))
    const open = at<Orden[]>(ordenesList.key).filter(
      (orden) => estadoDe(orden, paid.get(orden.id)) === 'POR_COBRAR',
    )
    if (open.length === 0) return []
    return [
      {
        id: 'cobros',
        titulo: `${plural(open.length, 'orden', 'órdenes')} de pago por cobrar`,
        nota: usd(open.reduce((sum, { total }) => sum + total, 0)),
        to: '/admin/cobros',
        search: { estado: 'POR_COBRAR' },
        permission: 'cobros:pay',
      },
    ]
  },
}

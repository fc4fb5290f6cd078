import type { Agenda, Asunto } from '@/access/module'
import { plural } from '@/shared/lib/plural'
import { ordenesList, pagosList } from './listas'
import type { Orden } from './orden'
import type { Pago } from './pago'
import { type EstadoOrden, estadoDe, pagosPorOrden, sinOrden } from './pagos'
import { usd } from './palabras'

/** What is still to be collected, for whoever collects it, and what was received for orders that are annulled or aren't here. */
export const agenda: Agenda = {
  reads: [ordenesList.key, pagosList.key],
  waits(at) {
    const pagos = at<Pago[]>(pagosList.key)
    const paid = pagosPorOrden(pagos)
    const list = at<Orden[]>(ordenesList.key)
    const inState = (estado: EstadoOrden, tituloOf: (many: number) => string): Asunto[] => {
      const of = list.filter((orden) => estadoDe(orden, paid.get(orden.id)) === estado)
      if (of.length === 0) return []
      return [
        {
          id: estado === 'POR_COBRAR' ? 'cobros' : 'cobros-anulados',
          titulo: tituloOf(of.length),
          nota: usd(of.reduce((sum, { total }) => sum + total, 0)),
          to: '/admin/cobros',
          search: { estado },
          permission: 'cobros:pay',
        },
      ]
    }
    const lost = sinOrden(list, pagos)
    return [
      ...(lost.length > 0
        ? [
            {
              id: 'cobros-sin-orden',
              titulo: plural(lost.length, 'pago sin su orden', 'pagos sin su orden'),
              nota: usd(lost.reduce((sum, { centavos }) => sum + centavos, 0)),
              to: '/admin/cobros',
              permission: 'cobros:pay',
            } as const,
          ]
        : []),
      ...inState('ANULADA_CON_PAGO', (many) =>
        many === 1 ? '1 orden anulada con un pago' : `${many} órdenes anuladas con un pago`,
      ),
      ...inState('POR_COBRAR', (many) => `${plural(many, 'orden', 'órdenes')} de pago por cobrar`),
    ]
  },
}

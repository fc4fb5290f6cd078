import type { Asunto, At, Vencimiento } from '@/access/module'
import { formatDay } from '@/shared/lib/fecha'
import { contadoAt } from './existencias'
import type { Item } from './item'
import { itemsList } from './module'
import { type Movimiento, movimientosList } from './movimientos/movimiento'
import { devolucionDe } from './movimientos/prestamo'
import { prestamosDe } from './movimientos/saldo'

/** The loans that come back until `hasta` (`YYYY-MM-DD`), and those that should have: each with the tap that ends it. */
export function prestamosHasta(at: At, hasta: string): Vencimiento[] {
  const items = new Map(at<Item[]>(itemsList.key).map((item) => [item.id, item]))
  const moved = at<Movimiento[] | null>(movimientosList.key) ?? []
  return prestamosDe(moved).flatMap((prestamo): Vencimiento[] => {
    const { id, item, vuelve = '', quien, telefono, nota } = prestamo.movimiento
    if (!vuelve || vuelve > hasta) return []
    const nombre = items.get(item)?.nombre ?? 'Item eliminado'
    return [
      {
        ...{ id, dia: vuelve, titulo: `Devolución: ${nombre} (${prestamo.faltan})`, to: '/admin/inventario' },
        nota: [quien, telefono, nota].filter(Boolean).join(' · '),
        search: { ver: item },
        termina: {
          ...{ lista: movimientosList.key, permission: 'inventario:edit', palabra: 'Devuelto' },
          hecho: `Devuelto: ${nombre}`,
          registros: (por, ahora) => [devolucionDe(prestamo, contadoAt(ahora), por)],
        },
      },
    ]
  })
}

/** What should be back by today, or was due before. */
export const prestamosAtrasados = (at: At, hoy: string): Asunto[] =>
  prestamosHasta(at, hoy).map(({ dia, ...one }) => ({
    ...one,
    prisa: dia < hoy ? 'VENCIDO' : 'PRONTO',
    nota: [`Volvía el ${formatDay(dia)}`, one.nota].filter(Boolean).join(' · '),
  }))

import type { Agenda, Deber } from '@/access/module'
import { addMonths, cierreDe } from '@/shared/lib/dias'
import { formatDay, formatMonth } from '@/shared/lib/fecha'
import { type Cortes, fechaOf } from './corte'
import { delEjercicio, ejercicioActual } from './ejercicio'
import { cortesObject, gastosList, ingresosList } from './module'
import type { Gasto, Ingreso } from './partida'

/** Whether the figures are those of last month's close; a day that nobody said of them is unknown. */
export const agenda: Agenda = {
  reads: [ingresosList.key, gastosList.key, cortesObject.key],
  month(at, { hoy, ahora }) {
    const [income, spent] = [at<Ingreso[]>(ingresosList.key), at<Gasto[]>(gastosList.key)]
    const ejercicio = ejercicioActual([...income, ...spent], new Date(ahora))
    const cortes = at<Cortes>(cortesObject.key)
    const sides = [
      { corte: cortes.ingresos, lines: delEjercicio(income, ejercicio) },
      { corte: cortes.gastos, lines: delEjercicio(spent, ejercicio) },
    ].filter(({ lines }) => lines.length > 0)
    if (sides.length === 0) return []
    const duty: Deber = {
      id: 'presupuesto',
      titulo: 'Cifras del presupuesto',
      estado: 'NO_SE_SABE',
      to: '/admin/presupuesto',
    }
    const days = sides.flatMap(({ corte, lines }) => fechaOf(corte, lines) ?? []).sort()
    const [oldest] = days
    if (!oldest || days.length < sides.length) return [{ ...duty, nota: 'Nadie dijo hasta qué día son.' }]
    const last = addMonths(hoy.slice(0, 7), -1)
    if (oldest >= cierreDe(last)) return [{ ...duty, estado: 'HECHO', nota: `Al ${formatDay(oldest)}.` }]
    return [
      {
        ...duty,
        estado: 'FALTA',
        nota: `Son del ${formatDay(oldest)}: falta la cédula de ${formatMonth(`${last}-01`)}.`,
      },
    ]
  },
}

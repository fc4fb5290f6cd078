import { sumUsd } from '@/shared/lib/moneda'
import { rowsOf } from './corte-csv'

/** What a cut's file sums up to, in US dollars, exact in cents: without making lines of it, as a year has twelve. Pure. */
export function sumasDe(texto: string): { recaudado: number; devengado: number } {
  const [head = [], ...rows] = rowsOf(texto)
  const lado = head.indexOf('Lado')
  const sum = (side: string, heading: string) => {
    const at = head.indexOf(heading)
    return sumUsd(rows.flatMap((row) => (row[lado] === side ? [Number(row[at] || 0)] : [])))
  }
  return { recaudado: sum('Ingreso', 'Recaudado'), devengado: sum('Gasto', 'Devengado') }
}

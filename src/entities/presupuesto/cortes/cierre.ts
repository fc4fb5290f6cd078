import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { byCode } from '@/shared/lib/text'
import { type Congelado, publishedCortes } from './congelado'
import { lineasDe } from './corte-csv'

/**
 * The cut of the figures of exactly this day (`YYYY-MM-DD`), in its own fiscal year. Where several were made of it, the one
 * that the town reads, and of those the newest.
 */
export const corteAl = (list: readonly Congelado[], fecha: string): Congelado | undefined =>
  list
    .filter((corte) => corte.fecha === fecha && fecha.startsWith(`${corte.ejercicio}-`))
    .sort((a, b) => Number(b.publicado !== '') - Number(a.publicado !== '') || byCode(b.hecho, a.hecho))
    .at(0)

/** The published cut with the newest figures of a fiscal year; where it has none, that of any year. */
export function publicadoDe(list: readonly Congelado[], ejercicio: number): Congelado | undefined {
  const newest = publishedCortes(list).sort((a, b) => byCode(b.fecha, a.fecha) || byCode(b.hecho, a.hecho))
  return newest.find((corte) => corte.ejercicio === ejercicio) ?? newest[0]
}

/** The figures of a cut (spec §9), with the fiscal year and the day that they are of: `al`. */
export function resumenDeCorte({ ejercicio, fecha, texto }: Congelado) {
  const { ingresos, gastos } = lineasDe(texto)
  return { ejercicio, al: fecha, ...resumenPresupuesto(ingresos, gastos) }
}

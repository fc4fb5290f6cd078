import { sumUsd, toCents } from '@/shared/lib/moneda'
import { delEjercicio, ejercicioActual } from './ejercicio'
import { type Gasto, type Ingreso, minusUsd } from './partida'

/** part / whole × 100, from US dollars; a whole of 0 gives 0. Unrounded: screens show one decimal (spec §9). */
export function percentOf(part: number, whole: number): number {
  const cents = toCents(whole)
  return cents === 0 ? 0 : (toCents(part) / cents) * 100
}

/** Execution of one income line: recaudado / codificado × 100 (spec §9). */
export const ejecucionIngreso = ({ recaudado, codificado }: Pick<Ingreso, 'recaudado' | 'codificado'>) =>
  percentOf(recaudado, codificado)

/** Execution of one expense line: devengado / codificado × 100 (spec §9). */
export const ejecucionGasto = ({ devengado, codificado }: Pick<Gasto, 'devengado' | 'codificado'>) =>
  percentOf(devengado, codificado)

/** What is left to collect of one income line, in US dollars: codificado − recaudado (spec §9). */
export const saldoRecaudarOf = ({ recaudado, codificado }: Pick<Ingreso, 'recaudado' | 'codificado'>) =>
  minusUsd(codificado, recaudado)

/** Sums of the income lines in US dollars, exact in cents, with `ejecucion` as a percentage (spec §9). */
export function totalIngresos(lines: readonly Ingreso[]) {
  const codificado = sumUsd(lines.map((line) => line.codificado))
  const recaudado = sumUsd(lines.map((line) => line.recaudado))
  return {
    codificado,
    devengado: sumUsd(lines.map((line) => line.devengado)),
    recaudado,
    saldoDevengar: sumUsd(lines.map((line) => line.saldoDevengar)),
    saldoRecaudar: minusUsd(codificado, recaudado),
    ejecucion: percentOf(recaudado, codificado),
  }
}

/** Sums of the expense lines in US dollars, exact in cents, with `ejecucion` as a percentage (spec §9). */
export function totalGastos(lines: readonly Gasto[]) {
  const codificado = sumUsd(lines.map((line) => line.codificado))
  const comprometido = sumUsd(lines.map((line) => line.comprometido))
  const devengado = sumUsd(lines.map((line) => line.devengado))
  const pagado = sumUsd(lines.map((line) => line.pagado))
  return {
    codificado,
    comprometido,
    devengado,
    pagado,
    saldoComprometer: sumUsd(lines.map((line) => line.saldoComprometer)),
    saldoDevengar: sumUsd(lines.map((line) => line.saldoDevengar)),
    saldoEjecutar: minusUsd(codificado, devengado),
    // What may still be committed, and what was accrued and not paid: other figures than the available balance of §9.
    saldoPresupuestario: minusUsd(codificado, comprometido),
    porPagar: minusUsd(devengado, pagado),
    ejecucion: percentOf(devengado, codificado),
  }
}

/**
 * Every figure of the budget (spec §9). US dollars, except the percentages `ejecucion`, `ejecucionTotal` and
 * `porcentajeDisponible`.
 */
export function resumenPresupuesto(ingresoLines: readonly Ingreso[], gastoLines: readonly Gasto[]) {
  const ingresos = totalIngresos(ingresoLines)
  const gastos = totalGastos(gastoLines)
  const saldoDisponible = minusUsd(ingresos.recaudado, gastos.pagado)
  return {
    ingresos,
    gastos,
    saldoDisponible,
    porcentajeDisponible: percentOf(saldoDisponible, ingresos.codificado),
    ejecucionTotal: (ingresos.ejecucion + gastos.ejecucion) / 2,
    resultadoProyectado: minusUsd(ingresos.codificado, gastos.codificado),
    // The same difference as the available balance: the spec uses two names for it.
    resultadoReal: saldoDisponible,
  }
}

/** The figures of the fiscal year that is meant where nobody says one, and which year that is. */
export function resumenActual(ingresos: readonly Ingreso[], gastos: readonly Gasto[], today: Date) {
  const ejercicio = ejercicioActual([...ingresos, ...gastos], today)
  return {
    ejercicio,
    ...resumenPresupuesto(delEjercicio(ingresos, ejercicio), delEjercicio(gastos, ejercicio)),
  }
}

import { ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { ESTADOS } from '@/entities/inventario/options'
import { itemTotals } from '@/entities/inventario/totals'
import { activeMiembros, countByArea } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { corteAl, resumenDeCorte } from '@/entities/presupuesto/cortes/cierre'
import type { Congelado } from '@/entities/presupuesto/cortes/congelado'
import { resumenActual } from '@/entities/presupuesto/formulas'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { type Contable, respuestaPublica, resumenServicios } from '@/entities/registro-servicios/totals'
import type { FigurasServicios, MonthlyFigures } from '@/entities/rendicion/monthly-rendicion'
import { cierreDe } from '@/shared/lib/dias'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'

export type FigureLists = {
  miembros: readonly Miembro[]
  items: readonly Item[]
  ingresos: readonly Ingreso[]
  gastos: readonly Gasto[]
}

/** Areas count active staff. */
export function figuresOfStaff(miembros: readonly Miembro[]): MonthlyFigures['personal'] {
  const activos = activeMiembros(miembros)
  return { total: miembros.length, activos: activos.length, porArea: countByArea(activos) }
}

export function figuresOfInventory(items: readonly Item[]): MonthlyFigures['inventario'] {
  const totals = itemTotals(items)
  return {
    ...totals,
    porEstado: ESTADOS.map((estado) => [ESTADO_LABELS[estado], totals.porEstado[estado]]),
  }
}

/** The other modules' figures for the cards and the month's report. */
export const figuresOf = (
  { miembros, items, ingresos, gastos }: FigureLists,
  today: Date,
): MonthlyFigures => ({
  personal: figuresOfStaff(miembros),
  inventario: figuresOfInventory(items),
  presupuesto: resumenActual(ingresos, gastos, today),
})

/** The budget of a month (`YYYY-MM`) as the cut of its close has it; undefined where there is none. */
export function presupuestoAlCierre(
  congelados: readonly Congelado[],
  mes: string,
): MonthlyFigures['presupuesto'] | undefined {
  const cut = corteAl(congelados, cierreDe(mes))
  return cut && resumenDeCorte(cut)
}

/** The services of one month (`YYYY-MM`), without the cancelled ones. */
export function serviciosDelMes(registros: readonly Contable[], mes: string): FigurasServicios {
  const done = registros.filter(({ fecha, estado }) => fecha.startsWith(`${mes}-`) && estado !== 'CANCELADO')
  const { costoTotal, porTipo } = resumenServicios(done)
  return {
    total: done.length,
    respuestaPromedio: respuestaPublica(done),
    costoTotal,
    porTipo: porTipo.map(({ tipo, cantidad }) => [TIPO_SERVICIO_LABELS[tipo], cantidad]),
  }
}

/** `YYYY-MM`: the month of a day and those before it, the newest first. */
export function monthsUpTo(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const months = year * 12 + month - 1 - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

import { queryOptions, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useItemsAlDia } from '@/entities/inventario/queries'
import { miembros } from '@/entities/personal/queries'
import { type Cortes, fechasOf } from '@/entities/presupuesto/corte'
import { congelados } from '@/entities/presupuesto/cortes/congelados'
import { delEjercicio } from '@/entities/presupuesto/ejercicio'
import { resumenActual, resumenPresupuesto } from '@/entities/presupuesto/formulas'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { cortes, gastos, ingresos } from '@/entities/presupuesto/queries'
import { primerDia } from '@/entities/registro-servicios/parte/periodo'
import { registros } from '@/entities/registro-servicios/queries'
import type {
  Counted,
  FigurasServicios,
  KnownFigures,
  MonthlyFigures,
} from '@/entities/rendicion/monthly-rendicion'
import { toDay } from '@/shared/lib/fecha'
import { readSums, SUMS_KEY } from '@/sync/sums/bring'
import { figuresOfInventory, figuresOfStaff, presupuestoAlCierre, serviciosDelMes } from '@/sync/sums/figures'

export const sumsQuery = queryOptions({ queryKey: [SUMS_KEY], queryFn: readSums, staleTime: 0 })

export type Figures = KnownFigures & {
  /** The day of the log's first record, `YYYY-MM-DD`, '' without one; undefined: unknown here. */
  primero: () => string | undefined
  /** Of a month, `YYYY-MM`. */
  servicios: (mes: string) => Counted<FigurasServicios>
  /** The budget for the report of a month, `YYYY-MM`: of the cut of its close, where there is one. */
  dinero: (mes: string) => KnownFigures['presupuesto']
}

type Lineas = { ingresos: readonly Ingreso[]; gastos: readonly Gasto[] }

/** The lines of a month's fiscal year as they are now, with the day that somebody said of them. */
function resumenDelAno(lines: Lineas, dias: Cortes, mes: string, now: Date): MonthlyFigures['presupuesto'] {
  const ejercicio = Number(mes.slice(0, 4))
  const own = {
    ingresos: delEjercicio(lines.ingresos, ejercicio),
    gastos: delEjercicio(lines.gastos, ejercicio),
  }
  if (own.ingresos.length + own.gastos.length === 0) return resumenActual(lines.ingresos, lines.gastos, now)
  const { todo } = fechasOf(dias, own, toDay(now), ejercicio)
  return { ejercicio, al: todo, ...resumenPresupuesto(own.ingresos, own.gastos) }
}

/**
 * The figures of other modules, as the lists here say them, updated by every tab's writes; of lists that are unknown
 * here, as the central last summed them up.
 */
export function useFigures(): Figures {
  const [staff, income, expenses, log, sums] = useSuspenseQueries({
    queries: [miembros.known, ingresos.known, gastos.known, registros.known, sumsQuery],
  })
  const stock = useItemsAlDia()
  const { data: cuts } = useSuspenseQuery(congelados.known)
  const { data: days } = useSuspenseQuery(cortes.query)
  const [people, entries] = [staff.data, log.data]
  const [incomeLines, expenseLines, told] = [income.data, expenses.data, sums.data]
  return useMemo(() => {
    const said = <T extends object>(figures: T | undefined): Counted<T> =>
      told && figures ? { ...figures, segun: told.hora } : null
    const lines = incomeLines && expenseLines && { ingresos: incomeLines, gastos: expenseLines }
    const now = new Date()
    return {
      personal: people ? figuresOfStaff(people) : said(told?.personal),
      inventario: stock ? figuresOfInventory(stock) : said(told?.inventario),
      presupuesto: lines ? resumenActual(lines.ingresos, lines.gastos, now) : said(told?.presupuesto),
      primero: () => (entries ? primerDia(entries) : told?.primero),
      servicios: (mes) => (entries ? serviciosDelMes(entries, mes) : said(told?.servicios[mes])),
      dinero: (mes) =>
        (cuts && presupuestoAlCierre(cuts, mes)) ??
        (lines ? resumenDelAno(lines, days, mes, now) : said(told?.cierres?.[mes] ?? told?.presupuesto)),
    }
  }, [people, stock, incomeLines, expenseLines, cuts, days, entries, told])
}

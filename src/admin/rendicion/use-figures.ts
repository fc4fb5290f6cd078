import { queryOptions, useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { items } from '@/entities/inventario/queries'
import { miembros } from '@/entities/personal/queries'
import { resumenActual } from '@/entities/presupuesto/formulas'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { registros } from '@/entities/registro-servicios/queries'
import type { Counted, FigurasServicios, KnownFigures } from '@/entities/rendicion/monthly-rendicion'
import { readSums, SUMS_KEY } from '@/sync/sums/bring'
import { figuresOfInventory, figuresOfStaff, serviciosDelMes } from '@/sync/sums/figures'

export const sumsQuery = queryOptions({ queryKey: [SUMS_KEY], queryFn: readSums, staleTime: 0 })

export type Figures = KnownFigures & {
  /** Of a month, `YYYY-MM`. */
  servicios: (mes: string) => Counted<FigurasServicios>
}

/**
 * The figures of other modules, as the lists here say them, updated by every tab's writes; of lists that are unknown
 * here, as the central last summed them up.
 */
export function useFigures(): Figures {
  const [staff, inventory, income, expenses, log, sums] = useSuspenseQueries({
    queries: [miembros.known, items.known, ingresos.known, gastos.known, registros.known, sumsQuery],
  })
  const [people, stock, entries] = [staff.data, inventory.data, log.data]
  const [incomeLines, expenseLines, told] = [income.data, expenses.data, sums.data]
  return useMemo(() => {
    const said = <T extends object>(figures: T | undefined): Counted<T> =>
      told && figures ? { ...figures, segun: told.hora } : null
    return {
      personal: people ? figuresOfStaff(people) : said(told?.personal),
      inventario: stock ? figuresOfInventory(stock) : said(told?.inventario),
      presupuesto:
        incomeLines && expenseLines
          ? resumenActual(incomeLines, expenseLines, new Date())
          : said(told?.presupuesto),
      servicios: (mes) => (entries ? serviciosDelMes(entries, mes) : said(told?.servicios[mes])),
    }
  }, [people, stock, incomeLines, expenseLines, entries, told])
}

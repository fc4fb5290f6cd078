import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { items } from '@/entities/inventario/queries'
import { miembros } from '@/entities/personal/queries'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { figuresOf } from './figures'

/** The current figures, updated by every tab's writes. */
export function useFigures() {
  const [staff, inventory, income, expenses] = useSuspenseQueries({
    queries: [miembros.list, items.list, ingresos.list, gastos.list],
  })
  return useMemo(
    () =>
      figuresOf({
        miembros: staff.data,
        items: inventory.data,
        ingresos: income.data,
        gastos: expenses.data,
      }),
    [staff.data, inventory.data, income.data, expenses.data],
  )
}

import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { items } from '@/entities/inventario/queries'
import { miembros } from '@/entities/personal/queries'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { figurasOf } from './figuras'

/** The current figures, updated by every tab's writes. */
export function useFiguras() {
  const [staff, inventory, income, expenses] = useSuspenseQueries({
    queries: [miembros.list, items.list, ingresos.list, gastos.list],
  })
  return useMemo(
    () =>
      figurasOf({
        miembros: staff.data,
        items: inventory.data,
        ingresos: income.data,
        gastos: expenses.data,
      }),
    [staff.data, inventory.data, income.data, expenses.data],
  )
}

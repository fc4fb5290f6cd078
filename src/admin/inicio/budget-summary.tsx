import { useSuspenseQuery } from '@tanstack/react-query'
import { LabelledBar } from '@/admin/ui/figure/labelled-bar'
import { deEjercicio } from '@/entities/presupuesto/ejercicio'
import { resumenActual } from '@/entities/presupuesto/formulas'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { formatUsd, hasPresupuesto, rateOf } from '@/shared/lib/moneda'
import { Stack } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { NOT_YET, Panel } from './panel'

/** US dollars; the card above says that there is no budget. */
const hintOf = (done: number, sums: { codificado: number }) =>
  hasPresupuesto(sums) && { hint: `${formatUsd(done)} de ${formatUsd(sums.codificado)}` }

/** Income collected and expenses executed against what was coded (spec §2.13). */
export function BudgetSummary() {
  const { data: incomeLines } = useSuspenseQuery(ingresos.known)
  const { data: expenseLines } = useSuspenseQuery(gastos.known)
  if (!incomeLines || !expenseLines)
    return (
      <Panel title="Resumen presupuestario">
        <EmptyState title={NOT_YET} />
      </Panel>
    )
  const today = new Date()
  const { ejercicio, ingresos: income, gastos: spent } = resumenActual(incomeLines, expenseLines, today)
  return (
    <Panel title={`Resumen presupuestario${deEjercicio(ejercicio, today)}`} to="/admin/presupuesto">
      <Stack gap="xs">
        <LabelledBar
          label="Ingresos recaudados"
          value={rateOf(income, income.ejecucion)}
          percent={income.ejecucion}
          {...hintOf(income.recaudado, income)}
        />
        <LabelledBar
          label="Gastos ejecutados"
          value={rateOf(spent, spent.ejecucion)}
          percent={spent.ejecucion}
          {...hintOf(spent.devengado, spent)}
        />
      </Stack>
    </Panel>
  )
}

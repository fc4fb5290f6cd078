import { StatCards } from '@/admin/ui/figure/stat-cards'
import type { Filtering } from '@/admin/ui/figure/use-filter-by'
import type { Lado } from '@/entities/presupuesto/corte'
import type { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { faltaDe, formatPercent, formatUsd, hasPresupuesto, totalRateOf } from '@/shared/lib/moneda'
import type { Importe } from './search'

export type Resumen = ReturnType<typeof resumenPresupuesto>

type SummaryProps = { resumen: Resumen; show: (side: Lado, con: Importe) => Filtering }

/** What is missing is said once, beside the total. */
const hintOf = (sums: { codificado: number }, percent: number, of: string) =>
  hasPresupuesto(sums) && { hint: `${formatPercent(percent)} ${of}` }

/** The four summary cards of spec §2.17; an amount of one side shows the lines that it sums. */
export function Summary({ resumen, show }: SummaryProps) {
  const { ingresos, gastos, saldoDisponible, porcentajeDisponible } = resumen
  return (
    <StatCards
      stats={[
        {
          label: 'Ingresos Recaudados',
          value: formatUsd(ingresos.recaudado),
          ...hintOf(ingresos, ingresos.ejecucion, 'de lo codificado'),
          filter: show('ingresos', 'recaudado'),
        },
        {
          label: 'Gastos Ejecutados',
          value: formatUsd(gastos.devengado),
          ...hintOf(gastos, gastos.ejecucion, 'de lo codificado'),
          filter: show('gastos', 'devengado'),
        },
        {
          label: 'Saldo Disponible',
          value: formatUsd(saldoDisponible),
          ...hintOf(ingresos, porcentajeDisponible, 'de los ingresos codificados'),
        },
        {
          label: 'Ejecución Total',
          value: totalRateOf(resumen),
          hint: faltaDe(resumen) || 'Promedio de ingresos y gastos',
        },
      ]}
    />
  )
}

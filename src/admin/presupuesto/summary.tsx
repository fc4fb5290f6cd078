import { StatCards } from '@/admin/ui/figure/stat-cards'
import type { Filtering } from '@/admin/ui/figure/use-filter-by'
import type { Lado } from '@/entities/presupuesto/corte'
import type { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { formatPercent, formatUsd, hasPresupuesto, SIN_PRESUPUESTO, totalRateOf } from '@/shared/lib/moneda'
import type { Importe } from './search'

export type Resumen = ReturnType<typeof resumenPresupuesto>

type SummaryProps = { resumen: Resumen; show: (side: Lado, con: Importe) => Filtering }

const hintOf = (sums: { codificado: number }, percent: number, of: string) =>
  hasPresupuesto(sums) ? `${formatPercent(percent)} ${of}` : SIN_PRESUPUESTO

/** The four summary cards of spec §2.17; an amount of one side shows the lines that it sums. */
export function Summary({ resumen, show }: SummaryProps) {
  const { ingresos, gastos, saldoDisponible, porcentajeDisponible } = resumen
  const total = totalRateOf(resumen)
  return (
    <StatCards
      stats={[
        {
          label: 'Ingresos Recaudados',
          value: formatUsd(ingresos.recaudado),
          hint: hintOf(ingresos, ingresos.ejecucion, 'de lo codificado'),
          filter: show('ingresos', 'recaudado'),
        },
        {
          label: 'Gastos Ejecutados',
          value: formatUsd(gastos.devengado),
          hint: hintOf(gastos, gastos.ejecucion, 'de lo codificado'),
          filter: show('gastos', 'devengado'),
        },
        {
          label: 'Saldo Disponible',
          value: formatUsd(saldoDisponible),
          hint: hintOf(ingresos, porcentajeDisponible, 'de los ingresos codificados'),
        },
        {
          label: 'Ejecución Total',
          value: total,
          hint: total === '—' ? SIN_PRESUPUESTO : 'Promedio de ingresos y gastos',
        },
      ]}
    />
  )
}

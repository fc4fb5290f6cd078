import { Banknote, Percent, TrendingDown, TrendingUp } from '@/admin/ui/icon/icons'
import { StatCards } from '@/admin/ui/record/stat-cards'
import type { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'

export type Cifras = ReturnType<typeof resumenPresupuesto>

/** The four summary cards of spec §2.17. */
export function Summary({ cifras }: { cifras: Cifras }) {
  const { ingresos, gastos, saldoDisponible, porcentajeDisponible, ejecucionTotal } = cifras
  return (
    <StatCards
      stats={[
        {
          label: 'Ingresos Recaudados',
          value: formatUsd(ingresos.recaudado),
          hint: `${formatPercent(ingresos.ejecucion)} de lo codificado`,
          icon: TrendingUp,
        },
        {
          label: 'Gastos Ejecutados',
          value: formatUsd(gastos.devengado),
          hint: `${formatPercent(gastos.ejecucion)} de lo codificado`,
          icon: TrendingDown,
        },
        {
          label: 'Saldo Disponible',
          value: formatUsd(saldoDisponible),
          hint: `${formatPercent(porcentajeDisponible)} de los ingresos codificados`,
          icon: Banknote,
        },
        {
          label: 'Ejecución Total',
          value: formatPercent(ejecucionTotal),
          hint: 'Promedio de ingresos y gastos',
          icon: Percent,
        },
      ]}
    />
  )
}

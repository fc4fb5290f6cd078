import { StatCards } from '@/admin/ui/figure/stat-cards'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import { Boxes, CalendarDays, FileText, Globe, Wallet } from '@/admin/ui/icon/icons'
import { countRendiciones } from '@/entities/rendicion/filters'
import type { MonthlyFigures } from '@/entities/rendicion/monthly-rendicion'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { toDay } from '@/shared/lib/fecha'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Star, Users } from '@/shared/ui/icon/icons'

type RendicionCardsProps = { list: readonly Rendicion[]; filterBy: FilterBy }

/** Each but the first filters the list. */
export function RendicionCards({ list, filterBy }: RendicionCardsProps) {
  const { total, publicados, destacados, esteMes } = countRendiciones(list, toDay(new Date()))
  return (
    <StatCards
      stats={[
        { label: 'Total Reportes', value: total, hint: 'De rendición de cuentas', icon: FileText },
        { label: 'Publicados', value: publicados, icon: Globe, filter: filterBy({ estado: 'publicado' }) },
        { label: 'Destacados', value: destacados, icon: Star, filter: filterBy({ destacado: true }) },
        { label: 'Este Mes', value: esteMes, icon: CalendarDays, filter: filterBy({ esteMes: true }) },
      ]}
    />
  )
}

/** The figures about staff, inventory and budget that a report would have today. */
export function FigureCards({ figures }: { figures: MonthlyFigures }) {
  const { personal, inventario, presupuesto } = figures
  return (
    <StatCards
      stats={[
        {
          label: 'Personal Activo',
          value: personal.activos,
          hint: `De ${plural(personal.total, 'registrado', 'registrados')}`,
          icon: Users,
        },
        {
          label: 'Total Inventario',
          value: inventario.total,
          hint: `Valor: ${formatUsd(inventario.valor)}`,
          icon: Boxes,
        },
        {
          label: 'Saldo Disponible',
          value: formatUsd(presupuesto.saldoDisponible),
          hint: `Ejecución total: ${formatPercent(presupuesto.ejecucionTotal)}`,
          icon: Wallet,
        },
      ]}
    />
  )
}

import { StatCards } from '@/admin/ui/figure/stat-cards'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import { CircleDot, Inbox, Loader, Lock } from '@/admin/ui/icon/icons'
import { ESTADOS, type Estado } from '@/entities/reportes/options'
import { ESTADO_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { CircleCheck } from '@/shared/ui/icon/icons'

const ESTADO_ICONS = {
  PENDIENTE: CircleDot,
  EN_PROCESO: Loader,
  CORREGIDO: CircleCheck,
  CERRADO: Lock,
} as const

/** The number of reports in each state (spec §2.22); each state's card filters the list. */
export function StatusCards({ list, filterBy }: { list: readonly Reporte[]; filterBy: FilterBy }) {
  const count = (estado: Estado) => list.filter((report) => report.estado === estado).length
  return (
    <StatCards
      stats={[
        { label: 'Total', value: list.length, icon: Inbox },
        ...ESTADOS.map((estado) => ({
          label: ESTADO_LABELS[estado],
          value: count(estado),
          icon: ESTADO_ICONS[estado],
          filter: filterBy({ estado }),
        })),
      ]}
    />
  )
}

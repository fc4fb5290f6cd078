import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { StatCards } from '@/admin/ui/figure/stat-cards'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import { CalendarCheck, CalendarDays, ClipboardList, Globe, Percent } from '@/admin/ui/icon/icons'
import type { Asistencia } from '@/entities/eventos/asistencia'
import type { Evento } from '@/entities/eventos/evento'
import { asistenciaTotals, countAsistencia, countEventos } from '@/entities/eventos/totals'
import { toDay } from '@/shared/lib/fecha'
import { formatNumber, formatPercent } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { CircleCheck, Users } from '@/shared/ui/icon/icons'

type EventCardsProps = {
  list: readonly Evento[]
  records: readonly Asistencia[]
  /** Filters the events, whichever tab is open. */
  show: FilterBy
}

export function EventCards({ list, records, show }: EventCardsProps) {
  const { total, publicados, esteMes } = countEventos(list, toDay(new Date()))
  const { asistieron, registrados, porcentaje } = countAsistencia(records)
  return (
    <FoldedFigures
      of="eventos"
      sum={[plural(total, 'evento', 'eventos'), `${formatNumber(esteMes)} este mes`]}
    >
      <StatCards
        stats={[
          { label: 'Total Eventos', value: total, icon: CalendarDays },
          {
            label: 'Publicados',
            value: publicados,
            icon: Globe,
            filter: show({ estado: 'publicado' }),
          },
          {
            label: 'Este Mes',
            value: esteMes,
            icon: CalendarCheck,
            filter: show({ esteMes: true }),
          },
          {
            label: 'Asistencia',
            value: formatPercent(porcentaje),
            hint: `${formatNumber(asistieron)} de ${plural(registrados, 'registro', 'registros')}`,
            icon: Users,
          },
        ]}
      />
    </FoldedFigures>
  )
}

type AttendanceCardsProps = { records: readonly Asistencia[]; filterBy: FilterBy }

/** Figures of these records; the average is of the events' percentages. */
export function AttendanceCards({ records, filterBy }: AttendanceCardsProps) {
  const { registrados, asistieron, promedio } = asistenciaTotals(records)
  return (
    <FoldedFigures
      of="asistencias"
      sum={[plural(registrados, 'registro', 'registros'), `${formatPercent(promedio)} de asistencia`]}
    >
      <StatCards
        stats={[
          { label: 'Total Registros', value: registrados, icon: ClipboardList },
          { label: 'Confirmados', value: asistieron, icon: CircleCheck, filter: filterBy({ asistio: true }) },
          {
            label: 'Promedio de Asistencia',
            value: formatPercent(promedio),
            hint: 'Promedio de los eventos',
            icon: Percent,
          },
        ]}
      />
    </FoldedFigures>
  )
}

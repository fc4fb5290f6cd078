import { CalendarCheck, CalendarDays, ClipboardList, Globe, Percent } from '@/admin/ui/icon/icons'
import { StatCards } from '@/admin/ui/record/stat-cards'
import type { Asistencia } from '@/entities/eventos/asistencia'
import type { Evento } from '@/entities/eventos/evento'
import { asistenciaTotals, countAsistencia, countEventos } from '@/entities/eventos/totals'
import { toDay } from '@/shared/lib/fecha'
import { formatNumber, formatPercent } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { CircleCheck, Users } from '@/shared/ui/icon/icons'

type EventCardsProps = { list: readonly Evento[]; records: readonly Asistencia[] }

export function EventCards({ list, records }: EventCardsProps) {
  const { total, publicados, esteMes } = countEventos(list, toDay(new Date()))
  const { asistieron, registrados, porcentaje } = countAsistencia(records)
  return (
    <StatCards
      stats={[
        { label: 'Total Eventos', value: total, icon: CalendarDays },
        { label: 'Publicados', value: publicados, icon: Globe },
        { label: 'Este Mes', value: esteMes, icon: CalendarCheck },
        {
          label: 'Asistencia',
          value: formatPercent(porcentaje),
          hint: `${formatNumber(asistieron)} de ${plural(registrados, 'registro', 'registros')}`,
          icon: Users,
        },
      ]}
    />
  )
}

/** Figures of the shown records; the average is of the events' percentages. */
export function AttendanceCards({ records }: { records: readonly Asistencia[] }) {
  const { registrados, asistieron, promedio } = asistenciaTotals(records)
  return (
    <StatCards
      stats={[
        { label: 'Total Registros', value: registrados, icon: ClipboardList },
        { label: 'Confirmados', value: asistieron, icon: CircleCheck },
        {
          label: 'Promedio de Asistencia',
          value: formatPercent(promedio),
          hint: 'Promedio de los eventos',
          icon: Percent,
        },
      ]}
    />
  )
}

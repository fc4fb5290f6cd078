import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { StatCards } from '@/admin/ui/figure/stat-cards'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import type { Asistencia } from '@/entities/eventos/asistencia'
import { type Presentes, presentesEnTotal } from '@/entities/eventos/esperados'
import type { Evento } from '@/entities/eventos/evento'
import {
  type AsistenciaCount,
  asistenciaTotals,
  countAsistencia,
  countEventos,
} from '@/entities/eventos/totals'
import { toDay } from '@/shared/lib/fecha'
import { formatNumber, formatPercent } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'

/** Those who were expected first; the specification's figure, of the records (spec §2.19), is named as what it is. */
function attendanceHint({ asistieron, registrados }: AsistenciaCount, came: Presentes | undefined): string {
  const records = `${formatNumber(asistieron)} de ${plural(registrados, 'registro', 'registros')}`
  return came
    ? `${formatNumber(came.presentes)} de ${plural(came.esperados, 'esperado', 'esperados')} · ${records}`
    : records
}

type EventCardsProps = {
  list: readonly Evento[]
  records: readonly Asistencia[]
  /** By event; undefined where this device doesn't know the staff. */
  presentes: ReadonlyMap<string, Presentes> | undefined
  /** Filters the events, whichever tab is open. */
  show: FilterBy
}

export function EventCards({ list, records, presentes, show }: EventCardsProps) {
  const { total, publicados, esteMes } = countEventos(list, toDay(new Date()))
  const count = countAsistencia(records)
  const came = presentes && presentesEnTotal(presentes.values())
  return (
    <FoldedFigures
      of="eventos"
      sum={[plural(total, 'evento', 'eventos'), `${formatNumber(esteMes)} este mes`]}
    >
      <StatCards
        stats={[
          { label: 'Total Eventos', value: total },
          {
            label: 'Publicados',
            value: publicados,
            filter: show({ estado: 'publicado' }),
          },
          {
            label: 'Este Mes',
            value: esteMes,
            filter: show({ esteMes: true }),
          },
          {
            label: 'Asistencia',
            value: formatPercent(came?.porcentaje ?? count.porcentaje),
            hint: attendanceHint(count, came),
          },
        ]}
      />
    </FoldedFigures>
  )
}

type AttendanceCardsProps = {
  records: readonly Asistencia[]
  /** At the events of these records; undefined where this device doesn't know the staff. */
  presentes: Presentes | undefined
  filterBy: FilterBy
}

/** Figures of these records; the average is of the events' percentages. */
export function AttendanceCards({ records, presentes, filterBy }: AttendanceCardsProps) {
  const { registrados, asistieron, promedio } = asistenciaTotals(records)
  return (
    <FoldedFigures
      of="asistencias"
      sum={[
        plural(registrados, 'registro', 'registros'),
        `${formatPercent(presentes?.porcentaje ?? promedio)} de asistencia`,
      ]}
    >
      <StatCards
        stats={[
          { label: 'Total Registros', value: registrados },
          { label: 'Confirmados', value: asistieron, filter: filterBy({ asistio: true }) },
          {
            label: 'Promedio de Asistencia',
            value: formatPercent(promedio),
            hint: 'Promedio de los eventos, entre quienes tienen registro',
          },
          ...(presentes
            ? [
                {
                  label: 'De los esperados',
                  value: formatPercent(presentes.porcentaje),
                  hint: `${formatNumber(presentes.presentes)} de ${formatNumber(presentes.esperados)}: quien no está marcado, faltó`,
                },
              ]
            : []),
        ]}
      />
    </FoldedFigures>
  )
}

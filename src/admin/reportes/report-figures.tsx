import { SimpleGrid } from '@mantine/core'
import { CountBadges } from '@/admin/ui/figure/count-badges'
import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { StatCards } from '@/admin/ui/figure/stat-cards'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import { ESTADOS, type Estado, type Prioridad } from '@/entities/reportes/options'
import { ESTADO_LABELS, PRIORIDAD_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { isPrioritized, isWaitingEmergency } from '@/entities/reportes/waiting'
import { plural } from '@/shared/lib/plural'
import { countBy } from '@/shared/lib/text'

type ReportFiguresProps = { list: readonly Reporte[]; filterBy: FilterBy }

/** The number of reports in each state, category and priority (spec §2.22); each but the total filters the list. */
export function ReportFigures({ list, filterBy }: ReportFiguresProps) {
  const count = (estado: Estado) => list.filter((report) => report.estado === estado).length
  const emergencies = list.filter(isWaitingEmergency).length
  return (
    <FoldedFigures
      of="reportes"
      sum={[
        plural(list.length, 'reporte', 'reportes'),
        plural(count('PENDIENTE'), 'pendiente', 'pendientes'),
        emergencies > 0 && plural(emergencies, 'emergencia en espera', 'emergencias en espera'),
      ]}
      more={{
        label: 'Por categoría y prioridad',
        content: (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
            <CountBadges
              title="Por categoría"
              counts={countBy(list, (report) => report.categoria).map(([categoria, n]) => [
                categoria,
                n,
                filterBy({ categoria }),
              ])}
            />
            <CountBadges
              title="Por prioridad"
              counts={countBy(list.filter(isPrioritized), (report) => report.prioridad).map(
                ([prioridad, n]) => [PRIORIDAD_LABELS[prioridad as Prioridad], n, filterBy({ prioridad })],
              )}
            />
          </SimpleGrid>
        ),
      }}
    >
      <StatCards
        stats={[
          { label: 'Total', value: list.length },
          ...ESTADOS.map((estado) => ({
            label: ESTADO_LABELS[estado],
            value: count(estado),
            filter: filterBy({ estado }),
          })),
        ]}
      />
    </FoldedFigures>
  )
}

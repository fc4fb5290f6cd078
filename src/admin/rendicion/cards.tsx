import { useCan } from '@/access/current-user'
import { type Stat, StatCards } from '@/admin/ui/figure/stat-cards'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import { deEjercicio } from '@/entities/presupuesto/ejercicio'
import { countRendiciones } from '@/entities/rendicion/filters'
import type { Counted, KnownFigures } from '@/entities/rendicion/monthly-rendicion'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { formatMoment, toDay, toTime } from '@/shared/lib/fecha'
import { faltaDe, formatUsd, totalRateOf } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'

/** A figure with whose word it is; of what is unknown here, no figure but a sentence. */
function statOf<T>(
  label: string,
  counted: Counted<T>,
  unknown: string,
  tell: (figures: T) => Pick<Stat, 'value'> & { hint: string },
): Stat {
  if (!counted) return { label, value: '—', hint: unknown }
  const { value, hint } = tell(counted)
  return { label, value, hint: counted.segun ? `${hint}. ${accordingTo(counted.segun)}` : hint }
}

/** `Según la central, 14:05`, with the day where it is another one. */
function accordingTo(segun: string): string {
  const moment = new Date(segun)
  return `Según la central, ${toDay(moment) === toDay(new Date()) ? toTime(moment) : formatMoment(segun)}`
}

const NOT_YET = 'Todavía no llega de la central.'

function executionHint(sums: KnownFigures['presupuesto'] & object): string {
  const missing = faltaDe(sums)
  if (missing) return missing
  const of = sums.ejercicio ? deEjercicio(sums.ejercicio, new Date()) : ''
  return `Ejecución total: ${totalRateOf(sums)}, el promedio de ingresos y gastos${of}`
}

type RendicionCardsProps = { list: readonly Rendicion[]; figures: KnownFigures; filterBy: FilterBy }

/** How many reports, by what filters the list, and the figures of other lists that a report would have today. */
export function RendicionCards({ list, figures, filterBy }: RendicionCardsProps) {
  const { total, publicados, destacados, esteMes } = countRendiciones(list, toDay(new Date()))
  const { personal, inventario, presupuesto } = figures
  const seesStaff = useCan('personal:view')
  const seesInventory = useCan('inventario:view')
  const seesBudget = useCan('presupuesto:view')
  return (
    <StatCards
      stats={[
        { label: 'Total Reportes', value: total },
        { label: 'Publicados', value: publicados, filter: filterBy({ estado: 'publicado' }) },
        { label: 'Destacados', value: destacados, filter: filterBy({ destacado: true }) },
        { label: 'Este Mes', value: esteMes, filter: filterBy({ esteMes: true }) },
        statOf(
          'Personal Activo',
          personal,
          seesStaff ? NOT_YET : 'Su rol no ve el personal.',
          ({ activos, total }) => ({
            value: activos,
            hint: `De ${plural(total, 'registrado', 'registrados')}`,
          }),
        ),
        statOf(
          'Total Inventario',
          inventario,
          seesInventory ? NOT_YET : 'Su rol no ve el inventario.',
          ({ total, valor }) => ({ value: total, hint: `Valor: ${formatUsd(valor)}` }),
        ),
        statOf(
          'Saldo Disponible',
          presupuesto,
          seesBudget ? NOT_YET : 'Su rol no ve el presupuesto.',
          (sums) => ({
            value: formatUsd(sums.saldoDisponible),
            hint: executionHint(sums),
          }),
        ),
      ]}
    />
  )
}

import { useCan } from '@/access/user-query'
import { type Stat, StatCards } from '@/admin/ui/figure/stat-cards'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import { Boxes, CalendarDays, FileText, Globe, Wallet } from '@/admin/ui/icon/icons'
import { deEjercicio } from '@/entities/presupuesto/ejercicio'
import { countRendiciones } from '@/entities/rendicion/filters'
import type { Counted, KnownFigures } from '@/entities/rendicion/monthly-rendicion'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { formatMoment, toDay, toTime } from '@/shared/lib/fecha'
import { formatUsd, SIN_PRESUPUESTO, totalRateOf } from '@/shared/lib/moneda'
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

/** A card's figure with whose word it is; of what is unknown here, no figure but a sentence. */
function statOf<T>(
  card: Pick<Stat, 'label' | 'icon'>,
  counted: Counted<T>,
  unknown: string,
  tell: (figures: T) => Pick<Stat, 'value'> & { hint: string },
): Stat {
  if (!counted) return { ...card, value: '—', hint: unknown }
  const { value, hint } = tell(counted)
  return { ...card, value, hint: counted.segun ? `${hint}. ${accordingTo(counted.segun)}` : hint }
}

/** `Según la central, 14:05`, with the day where it is another one. */
function accordingTo(segun: string): string {
  const moment = new Date(segun)
  return `Según la central, ${toDay(moment) === toDay(new Date()) ? toTime(moment) : formatMoment(segun)}`
}

const NOT_YET = 'Todavía no llega de la central.'

function executionHint(sums: KnownFigures['presupuesto'] & object): string {
  const rate = totalRateOf(sums)
  if (rate === '—') return SIN_PRESUPUESTO
  const of = sums.ejercicio ? deEjercicio(sums.ejercicio, new Date()) : ''
  return `Ejecución total: ${rate}, el promedio de ingresos y gastos${of}`
}

/** The figures about staff, inventory and budget that a report would have today. */
export function FigureCards({ figures }: { figures: KnownFigures }) {
  const { personal, inventario, presupuesto } = figures
  const seesStaff = useCan('personal:view')
  const seesInventory = useCan('inventario:view')
  const seesBudget = useCan('presupuesto:view')
  return (
    <StatCards
      stats={[
        statOf(
          { label: 'Personal Activo', icon: Users },
          personal,
          seesStaff ? NOT_YET : 'Su rol no ve el personal.',
          ({ activos, total }) => ({
            value: activos,
            hint: `De ${plural(total, 'registrado', 'registrados')}`,
          }),
        ),
        statOf(
          { label: 'Total Inventario', icon: Boxes },
          inventario,
          seesInventory ? NOT_YET : 'Su rol no ve el inventario.',
          ({ total, valor }) => ({ value: total, hint: `Valor: ${formatUsd(valor)}` }),
        ),
        statOf(
          { label: 'Saldo Disponible', icon: Wallet },
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

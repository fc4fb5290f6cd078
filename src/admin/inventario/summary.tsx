import { SimpleGrid } from '@mantine/core'
import { memo, useMemo } from 'react'
import { CountBadges } from '@/admin/ui/figure/count-badges'
import { StatCards } from '@/admin/ui/figure/stat-cards'
import type { FilterBy } from '@/admin/ui/figure/use-filter-by'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item } from '@/entities/inventario/item'
import { CATEGORIAS, ESTADOS } from '@/entities/inventario/options'
import { itemAlerts, itemTotals } from '@/entities/inventario/totals'
import { formatUsd } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'

/** What the figures come to, on one line. */
export function sumOf(list: readonly Item[]) {
  const { total, valor } = itemTotals(list)
  const bad = itemAlerts(list).malEstado.length
  return [
    plural(total, 'unidad', 'unidades'),
    bad > 0 && plural(bad, 'en mal estado', 'en mal estado'),
    formatUsd(valor),
  ]
}

type SummaryProps = { list: readonly Item[]; filterBy: FilterBy }

/** Figures over the whole inventory, whatever the filter (spec §9); the alerts count what needs attention. */
export const Summary = memo(function Summary({ list, filterBy }: SummaryProps) {
  const { total, valor, donados } = useMemo(() => itemTotals(list), [list])
  return (
    <StatCards
      stats={[
        { label: 'Total de items', value: total, hint: `En ${plural(list.length, 'registro', 'registros')}` },
        { label: 'Valor total', value: formatUsd(valor), hint: 'Valor estimado por cantidad' },
        { label: 'Donados', value: donados, hint: 'Registros', filter: filterBy({ donado: true }) },
      ]}
    />
  )
})

/** The units of each state and category. */
export const Counts = memo(function Counts({ list, filterBy }: SummaryProps) {
  const { porEstado, porCategoria } = useMemo(() => itemTotals(list), [list])
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
      <CountBadges
        title="Por estado"
        counts={ESTADOS.map((estado) => [ESTADO_LABELS[estado], porEstado[estado], filterBy({ estado })])}
      />
      <CountBadges
        title="Por categoría"
        counts={CATEGORIAS.map((categoria) => [
          CATEGORIA_LABELS[categoria],
          porCategoria[categoria],
          filterBy({ categoria }),
        ])}
      />
    </SimpleGrid>
  )
})

import { Paper, SimpleGrid } from '@mantine/core'
import { formatNumber } from '@/shared/lib/moneda'
import type { Icon } from '@/shared/ui/icon/icon'
import classes from './stat-cards.module.css'

export type Stat = { label: string; value: string | number; hint?: string; icon?: Icon }

/** In characters: what fits in half a phone at the usual size. */
const USUAL_LENGTH = 13

export function StatCard({ label, value, hint, icon: Icon }: Stat) {
  const shown = typeof value === 'number' ? formatNumber(value) : value
  return (
    <Paper withBorder p="md" radius="lg" className={classes.card}>
      <div className={classes.top}>
        <p className={classes.label}>{label}</p>
        {Icon && <Icon size={18} color="var(--mantine-color-brasa-text)" aria-hidden />}
      </div>
      <p className={classes.value} data-long={shown.length > USUAL_LENGTH || undefined}>
        {shown}
      </p>
      {hint && <p className={classes.hint}>{hint}</p>}
    </Paper>
  )
}

/** A row of figures; on a phone two in a line. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <SimpleGrid
      cols={{ base: 2, sm: stats.length === 4 ? 2 : 3, lg: Math.min(stats.length, 5) }}
      spacing="sm"
      className={classes.grid}
    >
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </SimpleGrid>
  )
}

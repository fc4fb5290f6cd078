import type { ReactNode } from 'react'
import { formatNumber } from '@/shared/lib/moneda'
import { Group } from '@/shared/ui/box/layout'
import type { Icon } from '@/shared/ui/icon/icon'
import classes from './stat-cards.module.css'
import strip from './strip.module.css'
import type { Filtering } from './use-filter-by'

export type Stat = {
  label: string
  value: string | number
  hint?: string
  icon?: Icon
  /** For a card that counts rows of the list beneath. */
  filter?: Filtering
}

/** In characters: what fits in a fifth of a laptop's panel at the usual size. */
const USUAL_LENGTH = 12

export function StatCard({ label, value, hint, icon: Icon, filter }: Stat) {
  const shown = typeof value === 'number' ? formatNumber(value) : value
  // Spans and spaces, because a button holds nothing else and is named by its text.
  const content = (
    <>
      <span className={classes.top}>
        <span className={classes.label}>{label}</span>
        {Icon && <Icon size={18} color="var(--mantine-color-azul-text)" aria-hidden />}
      </span>{' '}
      <span className={classes.value} data-long={shown.length > USUAL_LENGTH || undefined}>
        {shown}
      </span>
      {hint && (
        <>
          {' '}
          <span className={classes.hint}>{hint}</span>
        </>
      )}
    </>
  )
  if (!filter) return <div className={classes.card}>{content}</div>
  return (
    <button type="button" className={classes.card} aria-pressed={filter.pressed} onClick={filter.press}>
      {content}
    </button>
  )
}

/** Cards of a page that has no list: beside each other on a desk, one line each on a phone. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <div className={classes.grid}>{children}</div>
)

/** A row of figures; their signs would only make it higher. */
export function StatCards({ stats }: { stats: readonly Omit<Stat, 'icon'>[] }) {
  return (
    <Group
      className={`${classes.row} ${strip.strip}`}
      // A finger scrolls it; where nothing in it takes the focus, keys do.
      tabIndex={stats.some(({ filter }) => filter) ? undefined : 0}
      role="group"
      aria-label="Cifras"
    >
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </Group>
  )
}

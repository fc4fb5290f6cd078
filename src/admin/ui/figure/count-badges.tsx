import { formatNumber } from '@/shared/lib/moneda'
import { Group } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './count-badges.module.css'
import type { Filtering } from './use-filter-by'

type CountBadgesProps = { title: string; counts: readonly (readonly [string, number, Filtering])[] }

/** The number of records in each group that has any, largest first; each filters the list beneath. */
export function CountBadges({ title, counts }: CountBadgesProps) {
  const shown = counts.filter(([, count, { pressed }]) => count > 0 || pressed)
  return (
    <Sheet pad="lg" className={classes.counts}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Group gap="tight">
        {shown.map(([label, count, { pressed, press }]) => (
          <button key={label} type="button" className={classes.badge} aria-pressed={pressed} onClick={press}>
            {label}: {formatNumber(count)}
          </button>
        ))}
        {shown.length === 0 && (
          <Text size="sm" dimmed>
            Sin datos
          </Text>
        )}
      </Group>
    </Sheet>
  )
}

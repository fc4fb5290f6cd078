import { Group, Paper, Text, Title } from '@mantine/core'
import { formatNumber } from '@/shared/lib/moneda'
import classes from './record.module.css'
import type { Filtering } from './use-filter-by'

type CountBadgesProps = { title: string; counts: readonly (readonly [string, number, Filtering])[] }

/** The number of records in each group, largest first; each filters the list beneath. */
export function CountBadges({ title, counts }: CountBadgesProps) {
  return (
    <Paper withBorder radius="lg" className={classes.counts}>
      <Title order={2} fz="sm">
        {title}
      </Title>
      <Group gap={6}>
        {counts.map(([label, count, { pressed, press }]) => (
          <button key={label} type="button" className={classes.badge} aria-pressed={pressed} onClick={press}>
            {label}: {formatNumber(count)}
          </button>
        ))}
        {counts.length === 0 && (
          <Text size="sm" c="dimmed">
            Sin datos
          </Text>
        )}
      </Group>
    </Paper>
  )
}

import { Group, Paper, Text, Title } from '@mantine/core'
import { formatNumber } from '@/shared/lib/moneda'
import classes from './record.module.css'

type CountBadgesProps = { title: string; counts: readonly (readonly [string, number])[] }

/** The number of records in each group, largest first. */
export function CountBadges({ title, counts }: CountBadgesProps) {
  return (
    <Paper withBorder p="md" radius="lg">
      <Title order={2} fz="sm" mb="xs">
        {title}
      </Title>
      <Group gap={6}>
        {counts.map(([label, count]) => (
          <span key={label} className={classes.badge}>
            {label}: {formatNumber(count)}
          </span>
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

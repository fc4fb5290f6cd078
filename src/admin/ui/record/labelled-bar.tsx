import { Group, Progress, Text } from '@mantine/core'

type LabelledBarProps = { label: string; value: string; percent: number; hint?: string }

/** A figure with its bar; `percent` from 0 to 100. */
export function LabelledBar({ label, value, percent, hint }: LabelledBarProps) {
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text fw={550}>{label}</Text>
        <Text>{value}</Text>
      </Group>
      <Progress value={percent} size="lg" mt={4} aria-label={`${label}: ${value}`} />
      {hint && (
        <Text size="sm" c="dimmed" mt={2}>
          {hint}
        </Text>
      )}
    </div>
  )
}

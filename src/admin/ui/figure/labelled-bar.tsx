import { Progress } from '@mantine/core'
import { Group } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'

type LabelledBarProps = { label: string; value: string; percent: number; hint?: string }

/** A figure with its bar; `percent` from 0 to 100. */
export function LabelledBar({ label, value, percent, hint }: LabelledBarProps) {
  return (
    <div>
      <Group apart gap="xs">
        <Text>{label}</Text>
        <Text>{value}</Text>
      </Group>
      <Progress value={percent} size="lg" mt={4} aria-label={`${label}: ${value}`} />
      {hint && (
        <Text size="sm" dimmed>
          {hint}
        </Text>
      )}
    </div>
  )
}

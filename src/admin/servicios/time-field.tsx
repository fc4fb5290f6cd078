import { Button, Group, TextInput } from '@mantine/core'
import { toTime } from '@/shared/lib/fecha'

type TimeFieldProps = { label: string; value: string; onChange: (time: string) => void }

/** An `HH:mm` with a button for this very minute: who writes the log is often still on the scene. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        label={label}
        type="time"
        flex="1 1 5.5rem"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        variant="default"
        aria-label={`Ahora, como ${label.toLowerCase()}`}
        onClick={() => onChange(toTime(new Date()))}
      >
        Ahora
      </Button>
    </Group>
  )
}

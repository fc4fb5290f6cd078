import type { RefCallback } from 'react'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

type ToastButtonProps = {
  message: string
  button: RefCallback<HTMLButtonElement>
  label: string
  /** Says more than its label. */
  name?: string
  onPress: () => void
}

/** A toast's message with the button that does something about it. */
export function ToastButton({ message, button, label, name, onPress }: ToastButtonProps) {
  return (
    <Group apart gap="xs">
      <Text size="sm" component="span">
        {message}
      </Text>
      <Button ref={button} variant="light" aria-label={name} onClick={onPress}>
        {label}
      </Button>
    </Group>
  )
}

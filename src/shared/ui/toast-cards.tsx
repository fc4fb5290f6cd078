import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Check, CircleAlert, Info } from 'lucide-react'
import type { Toast } from '@/shared/query/toast'

/** Spec §9: 4 s; an undo stays longer, because it is the only way back. */
const UNDO_MS = 10_000

const closeButtonProps = { 'aria-label': 'Cerrar aviso' }

const icon = (Icon: typeof Check) => <Icon size={20} aria-hidden />

function UndoMessage({ message, onUndo }: { message: string | undefined; onUndo: () => void }) {
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" span>
        {message ?? 'Todavía puede recuperarlo.'}
      </Text>
      <Button variant="light" size="compact-md" onClick={onUndo}>
        Deshacer
      </Button>
    </Group>
  )
}

/** A success toast; with `undo` it offers `Deshacer` for 10 s. */
export function showSuccess({ title, message }: Toast, undo?: () => Promise<unknown>): void {
  const base = { closeButtonProps, color: 'green', icon: icon(Check), title }
  if (!undo) {
    notifications.show({ ...base, message: message ?? '' })
    return
  }
  const onUndo = () => {
    notifications.hide(id)
    undo().then(
      () => notifications.show({ ...base, title: 'Recuperado', message: '' }),
      () => showError('No se pudo recuperar.'),
    )
  }
  const id = notifications.show({
    ...base,
    autoClose: UNDO_MS,
    message: <UndoMessage message={message} onUndo={onUndo} />,
  })
}

/**
 * An error toast titled Error (spec §8); `detail` says more in a line of its own. Where three show already it takes the
 * place of one of them, which comes back after it: what failed never waits behind what went well.
 */
export function showError(message: string, detail?: string, title = 'Error'): void {
  notifications.show({
    closeButtonProps,
    priority: Date.now(),
    color: 'red',
    icon: icon(CircleAlert),
    title,
    autoClose: detail ? 8000 : undefined,
    message: (
      <>
        <div>{message}</div>
        {detail && <div>{detail}</div>}
      </>
    ),
  })
}

/** Something worth knowing that asks for nothing. */
export function showNotice(title: string, message: string): void {
  notifications.show({ closeButtonProps, color: 'blue', icon: icon(Info), title, message, autoClose: 8000 })
}

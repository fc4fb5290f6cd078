import { Button, Group, Text } from '@mantine/core'
import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications'
import { sentenceOf } from '@/shared/lib/spoken-error'
import type { Toast } from '@/shared/query/toast'
import { Check, CircleAlert, Info } from '@/shared/ui/icon/icons'

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

/** Above everything that is no error. */
const ERROR = 1e9

let shown = 0

/**
 * Only three show at once (spec §9), and the newest is always among them. What only said that something went well goes
 * for good then, anything else comes back after it: an error only where three of them stood.
 */
function show(card: Omit<NotificationData, 'id'>, rank = 0): string {
  shown++
  const { notifications: standing, limit } = notificationsStore.getState()
  const lowest = standing.length < limit ? 0 : Math.min(...standing.map(({ priority = 0 }) => priority))
  const priority = Math.max(rank + shown, lowest + 0.5)
  const id = notifications.show({ closeButtonProps, priority, 'data-shown': shown, ...card })
  for (const waiting of notificationsStore.getState().queue) {
    if (waiting.id && waiting['data-passing']) notifications.hide(waiting.id)
  }
  return id
}

/** A success toast; with `undo` it offers `Deshacer` for 10 s. */
export function showSuccess({ title, message }: Toast, undo?: () => Promise<unknown>): void {
  const base = { color: 'green', icon: icon(Check), title }
  if (!undo) {
    show({ ...base, message: message ?? '', 'data-passing': true })
    return
  }
  const onUndo = () => {
    notifications.hide(id)
    undo().then(
      () => show({ ...base, title: 'Recuperado', message: '', 'data-passing': true }),
      (error: unknown) => {
        console.error('No se pudo recuperar', error)
        showError('No se pudo recuperar.', sentenceOf(error))
      },
    )
  }
  const id = show({
    ...base,
    autoClose: UNDO_MS,
    message: <UndoMessage message={message} onUndo={onUndo} />,
  })
}

/**
 * An error toast titled Error (spec §8); `detail` says more in a line of its own. It stays above all that went well.
 */
export function showError(message: string, detail?: string, title = 'Error'): void {
  const told = (
    <>
      <div>{message}</div>
      {detail && <div>{detail}</div>}
    </>
  )
  const autoClose = detail ? 8000 : undefined
  show({ color: 'red', icon: icon(CircleAlert), title, autoClose, message: told }, ERROR)
}

/** Something worth knowing that asks for nothing; `stays`: until it is put away. */
export function showNotice(title: string, message: string, stays: boolean): void {
  show({ color: 'blue', icon: icon(Info), title, message, autoClose: stays ? false : 8000 })
}

import { useHotkeys } from '@mantine/hooks'

/** Alt+T moves the focus to the newest notification (spec §9). */
export function NotificationsHotkey() {
  useHotkeys(
    [
      [
        'alt+T',
        () => {
          const buttons = document.querySelectorAll<HTMLElement>('.mantine-Notification-root button')
          buttons[0]?.focus()
        },
      ],
    ],
    [],
  )
  return null
}

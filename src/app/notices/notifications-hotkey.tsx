import { useHotkeys } from '@mantine/hooks'

/** Alt+T moves the focus to the newest notification (spec §9). */
export function NotificationsHotkey() {
  useHotkeys(
    [
      [
        'alt+T',
        () => {
          const toasts = [...document.querySelectorAll<HTMLElement>('[data-shown]')]
          // The order on the screen is another: errors stand above what came after them.
          toasts.sort((a, b) => Number(b.dataset.shown) - Number(a.dataset.shown))
          toasts[0]?.querySelector('button')?.focus()
        },
      ],
    ],
    [],
  )
  return null
}

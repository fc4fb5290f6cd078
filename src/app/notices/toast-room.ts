import { useNotifications } from '@mantine/notifications'
import { useEffect } from 'react'

const LIFT = '--bomberos-toast-lift'

/** Toasts rise above buttons that stay in sight where they would lie on them: a dialog's, or a tab's `Guardar Cambios`. */
function makeRoom(toasts: HTMLElement): void {
  toasts.style.removeProperty(LIFT)
  const { left, top, bottom } = toasts.getBoundingClientRect()
  const foot = [...document.querySelectorAll('[data-foot]')].at(-1)?.getBoundingClientRect()
  if (!foot || foot.right < left || foot.bottom < top || foot.top > bottom) return
  toasts.style.setProperty(LIFT, `${bottom - foot.top + 8}px`)
}

/** For as long as there are toasts: a dialog may open under them. */
export function useToastRoom(): void {
  const some = useNotifications().notifications.length > 0
  useEffect(() => {
    if (!some) return
    let toasts: HTMLElement | null = null
    const look = () => {
      // The first toast comes before the box that it goes into.
      if (!toasts) {
        toasts = document.querySelector('.mantine-Notifications-root[data-position=bottom-right]')
        if (toasts) sizes.observe(toasts)
      }
      if (toasts) makeRoom(toasts)
    }
    const sizes = new ResizeObserver(look)
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true })
    look()
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [some])
}

import { type RefCallback, useEffect, useState } from 'react'
import { useStore } from '@/shared/ui/control/store'
import { useOverlays } from './overlays'

const LIFT = '--bomberos-toast-lift'
const GAP_PX = 8

/**
 * Toasts rise above buttons where they would lie on them, if there is room: a dialog's, a tab's `Guardar Cambios`, the
 * ways to send a report.
 */
function makeRoom(toasts: HTMLElement, foot: HTMLElement): void {
  toasts.style.removeProperty(LIFT)
  const { left, top, bottom, height } = toasts.getBoundingClientRect()
  const place = foot.getBoundingClientRect()
  const apart = place.right < left || place.bottom < top || place.top > bottom
  if (apart || place.top < height + GAP_PX) return
  toasts.style.setProperty(LIFT, `${bottom - place.top + GAP_PX}px`)
}

/** For as long as there are toasts: a dialog may open under them. Returns the ref of the boxes of toasts. */
export function useToastRoom(some: boolean): RefCallback<HTMLElement> {
  const [toasts, setToasts] = useState<HTMLElement | null>(null)
  const foot = useStore(useOverlays().feet).at(-1)
  useEffect(() => {
    if (!some || !toasts || !foot) return
    const look = () => makeRoom(toasts, foot)
    // The foot of a dialog moves when what stands above it grows.
    const sizes = new ResizeObserver(look)
    for (const box of [toasts, foot, foot.parentElement, document.documentElement])
      if (box) sizes.observe(box)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      sizes.disconnect()
      toasts.style.removeProperty(LIFT)
    }
  }, [some, toasts, foot])
  // The library draws a box for each corner of the screen, and gives them all this ref.
  return (box) => {
    if (box?.dataset.position === 'bottom-right') setToasts(box)
  }
}

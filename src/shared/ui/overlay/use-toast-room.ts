import { type RefCallback, useEffect, useState } from 'react'
import { useStore } from '@/shared/ui/control/store'
import { useOverlays } from './overlays'

const LIFT = '--bomberos-toast-lift'
const ROOM = '--bomberos-toast-room'
const GAP_PX = 8

/** Only the feet inside the dialog, if one is open: nobody can press what lies below it. */
function reachable(feet: readonly HTMLElement[]): readonly HTMLElement[] {
  const inDialog = feet.filter((foot) => foot.closest('[role=dialog]'))
  return inDialog.length > 0 ? inDialog : feet
}

/** What has the focus (WCAG 2.4.11): a field or a control, not the page or a dialog, which have it as a whole. */
function focused(toasts: HTMLElement): HTMLElement[] {
  const { activeElement } = document
  return activeElement instanceof HTMLElement &&
    activeElement.tabIndex >= 0 &&
    !toasts.contains(activeElement)
    ? [activeElement]
    : []
}

/** How much of the foot of the page a keyboard on the screen covers; who enlarges the page moves it by hand. */
function keyboardPx(): number {
  const { visualViewport: seen, innerHeight } = window
  return seen?.scale === 1 ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0
}

/**
 * Toasts rise above what has the focus, a keyboard on the screen and the buttons that they would lie on: a dialog's, a form's, a
 * tab's `Guardar Cambios`. They stay on the screen.
 */
function makeRoom(toasts: HTMLElement, feet: readonly HTMLElement[]): void {
  toasts.style.removeProperty(LIFT)
  const { left, top, bottom } = toasts.getBoundingClientRect()
  const places = [...reachable(feet), ...focused(toasts)].map((foot) => foot.getBoundingClientRect())
  let lift = Math.max(0, bottom + GAP_PX - (innerHeight - keyboardPx()))
  // From the lowest up: rising above one foot may put the toasts onto the next.
  for (const place of places.sort((a, b) => b.bottom - a.bottom)) {
    const apart = place.right < left || place.bottom < top - lift || place.top > bottom - lift
    if (!apart) lift = bottom - place.top + GAP_PX
  }
  lift = Math.min(lift, top)
  if (lift > 0) toasts.style.setProperty(LIFT, `${lift}px`)
}

/** Ends what an earlier toast left to be done. */
let forget = () => {}

/** Takes the room away once it is out of sight: whoever reads the page's end would see it jump. */
function shrinkPage(root: HTMLElement): void {
  const shrink = () => {
    const { scrollTop, clientHeight, scrollHeight } = root
    if (scrollTop + clientHeight > scrollHeight - Number.parseFloat(root.style.getPropertyValue(ROOM))) return
    root.style.removeProperty(ROOM)
    forget()
  }
  document.addEventListener('scroll', shrink, { passive: true })
  forget = () => document.removeEventListener('scroll', shrink)
  shrink()
}

/** A toast that offers an undo would lie on the last button of a page for 10 s, and one that stays for ever: the page ends below it. */
function extendPage(toasts: HTMLElement): () => void {
  forget()
  const root = document.documentElement
  const measure = () => root.style.setProperty(ROOM, `${toasts.offsetHeight + GAP_PX}px`)
  const sizes = new ResizeObserver(measure)
  sizes.observe(toasts)
  return () => {
    sizes.disconnect()
    shrinkPage(root)
  }
}

/**
 * Makes room for as long as there are toasts: a dialog may open under them. `lasts` says that one of them stands for
 * longer than the others. Returns the ref of the boxes of toasts.
 */
export function useToastRoom(some: boolean, lasts: boolean): RefCallback<HTMLElement> {
  const [toasts, setToasts] = useState<HTMLElement | null>(null)
  useEffect(() => (lasts && toasts ? extendPage(toasts) : undefined), [lasts, toasts])
  const feet = useStore(useOverlays().feet)
  useEffect(() => {
    if (!some || !toasts) return
    const look = () => makeRoom(toasts, feet)
    // The foot of a dialog moves when what stands above it grows, and a form's with the page.
    const sizes = new ResizeObserver(look)
    for (const box of [
      toasts,
      document.documentElement,
      ...feet.flatMap((foot) => [foot, foot.parentElement]),
    ])
      if (box) sizes.observe(box)
    document.addEventListener('scroll', look, { capture: true, passive: true })
    document.addEventListener('focusin', look)
    window.visualViewport?.addEventListener('resize', look)
    return () => {
      sizes.disconnect()
      document.removeEventListener('focusin', look)
      window.visualViewport?.removeEventListener('resize', look)
      document.removeEventListener('scroll', look, { capture: true })
      toasts.style.removeProperty(LIFT)
    }
  }, [some, toasts, feet])
  // The library draws a box for each corner of the screen, and gives them all this ref.
  return (box) => {
    if (box?.dataset.position === 'bottom-right') setToasts(box)
  }
}

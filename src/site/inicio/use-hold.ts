import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

const SWIPE_PX = 40

type HoldOptions = { onHeld: (held: boolean) => void; onSwipe: (direction: 1 | -1) => void }

/**
 * Handlers for the carousel's frame: it pauses while the keyboard's focus is inside (W3C APG), and a swipe turns it. A
 * tap's focus and the mouse don't pause it: the hero fills the screen, so the mouse is always over it and the carousel
 * would never resume (spec §4). The pause button is there for everyone.
 */
export function useHold({ onHeld, onSwipe }: HoldOptions) {
  const [focused, setFocused] = useState(false)
  const start = useRef<{ x: number; y: number } | null>(null)
  const tell = useEffectEvent(onHeld)
  useEffect(() => tell(focused), [focused])

  return {
    onFocus: (event: FocusEvent<Element>) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const across = event.clientX - from.x
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(event.clientY - from.y)) return
      onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

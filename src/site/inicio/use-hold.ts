import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

const SWIPE_PX = 40

type HoldOptions = { onHeld: (held: boolean) => void; onSwipe: (direction: 1 | -1) => void }

/**
 * Handlers for the carousel's frame: held while the keyboard's focus is on it (W3C APG), a swipe turns it. The focus
 * that a tap leaves behind doesn't count, nor a mouse: it is always over a hero that fills the screen, and no manual
 * step would ever resume (spec §4). Who wants it still has the pause button.
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

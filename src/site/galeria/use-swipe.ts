import { type TouchEvent, useRef } from 'react'

/** In pixels: how far a finger must move. */
const ENOUGH = 48

type Swipe = { onSideways: (step: 1 | -1) => void; onDown: () => void }

/** Swiping left goes to the next picture, right to the one before, and down closes. Pinching is not a swipe. */
export function useSwipe({ onSideways, onDown }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1 ? touches[0] : undefined
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) > ENOUGH && Math.abs(x) > Math.abs(y)) onSideways(x < 0 ? 1 : -1)
      else if (y > 2 * ENOUGH) onDown()
    },
  }
}

import { type RefCallback, type RefObject, useCallback, useEffect, useId, useSyncExternalStore } from 'react'
import { useOverlays } from './overlays'

/**
 * Tells the stack for as long as something is open over the page: what had the focus before gets it back, or `fallback`
 * where that is gone by then. True while nothing else lies above it, also before it is told.
 */
export function useOverlay(opened: boolean, fallback?: RefObject<HTMLElement | null>): boolean {
  const { open, push, close } = useOverlays()
  const id = useId()
  useEffect(() => {
    if (!opened) return
    push(id, document.activeElement, fallback?.current)
    return () => close(id)
  }, [opened, id, fallback, push, close])
  const isTop = () => {
    const stack = open.get()
    return stack.at(-1)?.id === id || stack.every((one) => one.id !== id)
  }
  // Its own place alone: each dialog that opens would draw again whatever may open one.
  return useSyncExternalStore(open.subscribe, isTop, isTop)
}

/** The ref of the buttons that come next, at the foot of a dialog or a form: toasts keep clear of them. */
export function useFoot(): RefCallback<HTMLElement> {
  const { feet } = useOverlays()
  return useCallback(
    (foot: HTMLElement) => {
      feet.set([...feet.get(), foot])
      return () => feet.set(feet.get().filter((other) => other !== foot))
    },
    [feet],
  )
}

import { type RefObject, useEffect, useId } from 'react'
import { useStore } from '@/shared/ui/control/store'
import { useOverlays } from './overlays'

/**
 * Tells the stack for as long as something is open over the page: what had the focus before gets it back, or `fallback`
 * where that is gone by then. True while nothing else lies above.
 */
export function useOverlay(opened: boolean, fallback?: RefObject<HTMLElement | null>): boolean {
  const { open, push, close } = useOverlays()
  const id = useId()
  useEffect(() => {
    if (!opened) return
    push(id, document.activeElement, fallback?.current)
    return () => close(id)
  }, [opened, id, fallback, push, close])
  return useStore(open).at(-1)?.id === id
}

import { type RefCallback, useCallback } from 'react'
import { useOverlays } from './overlays'

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

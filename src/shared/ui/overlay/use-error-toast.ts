import { useCallback, useEffect, useRef } from 'react'
import { type Overlays, useOverlays } from './overlays'

/**
 * Says what went wrong in one place of a screen, one thing at a time. The toast goes when the next try begins (`settle`),
 * once `gone` says that its cause is no more, and with the place itself.
 */
export function useErrorToast(gone = false): { say: Overlays['showError']; settle: () => void } {
  const { showError } = useOverlays()
  const last = useRef<() => void>(undefined)
  const settle = useCallback(() => {
    last.current?.()
    last.current = undefined
  }, [])
  const say = useCallback<Overlays['showError']>(
    (...words) => {
      settle()
      last.current = showError(...words)
      return settle
    },
    [showError, settle],
  )
  useEffect(() => {
    if (gone) settle()
  }, [gone, settle])
  useEffect(() => settle, [settle])
  return { say, settle }
}

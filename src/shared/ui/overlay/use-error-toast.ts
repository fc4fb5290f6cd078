import { useCallback, useEffect, useRef } from 'react'
import { sentenceOf, wasTold } from '@/shared/lib/spoken-error'
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

/** Tells an error that nobody expected, in a toast and in the console; one that was told already it leaves alone. */
export function useTellUnexpected(): (error: unknown) => void {
  const { showError } = useOverlays()
  return (error) => {
    if (wasTold(error)) return
    console.error('Error inesperado', error)
    showError('Algo falló', 'Lo que escribió sigue aquí. Inténtelo otra vez.', sentenceOf(error))
  }
}

import { useEffect, useRef } from 'react'
import type { MiLlamada } from '@/entities/despacho/mi'
import { playTone } from '@/shared/ui/control/tone'

/** In ms: shakes and pauses. */
const PATTERN = [500, 200, 500, 200, 500]

/**
 * Sounds and shakes on an open page for each new call that runs; a browser is silent until somebody has touched the page. null: nothing
 * was heard yet.
 */
export function useRing(llamadas: readonly MiLlamada[] | null): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!llamadas) return
    const running = llamadas.filter(({ estado }) => estado === 'EN_CURSO').map(({ id }) => id)
    // What ran when the page was opened is on the screen already.
    const before = known.current
    if (before && running.some((id) => !before.has(id))) {
      void playTone()
      // A browser that nobody has touched yet refuses it, and complains.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERN)
    }
    known.current = new Set([...(before ?? []), ...running])
  }, [llamadas])
}

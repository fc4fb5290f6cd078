import { useEffect, useRef } from 'react'
import type { MiLlamada } from '@/entities/despacho/mi'
import { playTone } from '@/shared/ui/control/tone'

/**
 * Sounds on an open page for each new call that runs; a browser is silent until somebody has touched the page. null: nothing
 * was heard yet.
 */
export function useRing(llamadas: readonly MiLlamada[] | null): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!llamadas) return
    const running = llamadas.filter(({ estado }) => estado === 'EN_CURSO').map(({ id }) => id)
    // What ran when the page was opened is on the screen already.
    const before = known.current
    if (before && running.some((id) => !before.has(id))) void playTone()
    known.current = new Set([...(before ?? []), ...running])
  }, [llamadas])
}

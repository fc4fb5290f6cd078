import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tellAnswers } from '@/entities/despacho/phone-queries'

/** How often an open page asks even if no line to the central holds, in ms. */
const EVERY_MS = 30_000

/**
 * Tells what waits and asks what is new: at once, by the central's line, when the person comes back to the page, when the
 * network does, and every half minute.
 */
export function useCalls(on: boolean): void {
  const { mutate: tell } = useMutation(tellAnswers)
  useEffect(() => {
    if (!on) return
    const look = () => {
      if (document.visibilityState === 'visible') tell()
    }
    look()
    const line = new EventSource('/api/mi/eventos')
    line.addEventListener('despacho', look)
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      line.close()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [on, tell])
}

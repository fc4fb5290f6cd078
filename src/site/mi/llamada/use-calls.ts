import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tellAnswers } from '@/entities/despacho/phone-queries'

/** How often an open page asks even if no line to the central holds, in ms. */
const EVERY_MS = 30_000

/** Answers come all at once, and not all phones should ask for each of them in the same moment; in ms. */
const TOGETHER_MS = 2000

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
    let soon: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      soon ??= setTimeout(() => {
        soon = undefined
        look()
      }, Math.random() * TOGETHER_MS)
    }
    const line = new EventSource('/api/mi/eventos')
    line.addEventListener('despacho', lookSoon)
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      line.close()
      clearTimeout(soon)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [on, tell])
}

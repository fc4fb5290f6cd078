import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { miQuery, tellAnswers } from '@/entities/despacho/phone-queries'

/** How often an open page asks even if no line to the central holds, in ms. */
const EVERY_MS = 30_000

/** Keeps an open page up to date: by the central's line, when the person comes back to it, and every half minute. */
export function useCalls(on: boolean): void {
  const client = useQueryClient()
  const { mutate: tell } = useMutation(tellAnswers)
  useEffect(() => {
    if (!on) return
    const look = () => {
      if (document.visibilityState === 'visible')
        void client.invalidateQueries({ queryKey: miQuery.queryKey })
    }
    const line = new EventSource('/api/mi/eventos')
    line.addEventListener('despacho', look)
    const timer = setInterval(look, EVERY_MS)
    const online = () => tell()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', online)
    return () => {
      line.close()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', online)
    }
  }, [on, client, tell])
}

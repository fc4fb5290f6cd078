import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askAnswers } from '@/entities/reportes/envio/answers'
import { misReportes } from '@/entities/reportes/mis-reportes/mis-reportes'

const EVERY_MS = 60_000

/** Draws nothing; asks the central for answers at once, when the person comes back to the page, and every minute. */
export function CentralAnswers() {
  const client = useQueryClient()
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState === 'visible' && (await askAnswers()))
        await client.invalidateQueries({ queryKey: misReportes.list.queryKey })
    }
    const again = () => void ask()
    again()
    const timer = setInterval(again, EVERY_MS)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [client])
  return null
}

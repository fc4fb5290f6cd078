import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askAnswers } from '@/entities/reportes/envio/answers'
import { misReportes } from '@/entities/reportes/mis-reportes'

const EVERY_MS = 60_000

/** Asks the central for the answers as it is drawn, as the person comes back to the page, and each minute that they stay. */
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

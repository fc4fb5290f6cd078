import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pinQuery } from '@/entities/despacho/phone-queries'

/** After so long out of sight the page asks for the PIN again, in ms. */
const AWAY_MS = 60_000

/** Whether this phone's PIN keeps the page shut; undefined while that isn't known. */
export function usePinLock(): { locked: boolean | undefined; open: () => void } {
  const { data: has } = useQuery(pinQuery)
  const [opened, setOpened] = useState(false)
  // One that was just made doesn't shut the page under the person who made it.
  useEffect(() => {
    if (has === false) setOpened(true)
  }, [has])
  useEffect(() => {
    let since = 0
    const look = () => {
      if (document.visibilityState === 'hidden') since = Date.now()
      else if (since > 0 && Date.now() - since > AWAY_MS) setOpened(false)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return { locked: has === undefined ? undefined : has && !opened, open: () => setOpened(true) }
}

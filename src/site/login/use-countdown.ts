import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** `m:ss` left until a moment in ms, or null once it has passed. */
export function useCountdown(until: number): string | null {
  const [now, setNow] = useState(Date.now)
  const left = Math.ceil((until - now) / SECOND_MS)
  const running = left > 0
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [until])
  return running ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` : null
}

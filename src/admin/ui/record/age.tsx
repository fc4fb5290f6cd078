import { useEffect, useState } from 'react'
import { ago } from '@/shared/lib/ago'
import { formatMoment } from '@/shared/lib/fecha'

const MINUTE_MS = 60_000

/** The current time, again each minute: a panel stays open for a whole shift. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => window.clearInterval(timer)
  }, [])
  return now
}

/** How long ago something happened: `hace 3 h`. `since` is an ISO instant. */
export function Age({ since }: { since: string }) {
  const now = useNow()
  return (
    <time dateTime={since} title={formatMoment(since)}>
      {ago(since, now, true)}
    </time>
  )
}

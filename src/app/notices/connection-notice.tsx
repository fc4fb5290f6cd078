import { useEffect, useState, useSyncExternalStore } from 'react'
import { CloudOff, Wifi } from '@/shared/ui/icon/icons'
import classes from './notices.module.css'

const BACK_ONLINE_MS = 4000

function onConnection(changed: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}

/** Says that there is no signal and, for a moment, that it is back. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )
  const [wasOffline, setWasOffline] = useState(false)

  useEffect(() => {
    if (!online) setWasOffline(true)
    else if (wasOffline) {
      const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS)
      return () => clearTimeout(timer)
    }
  }, [online, wasOffline])

  const shown = !online || wasOffline
  return (
    <div role="status" className={shown ? classes.connection : undefined}>
      {shown && (
        <>
          {online ? <Wifi size={16} aria-hidden /> : <CloudOff size={16} aria-hidden />}
          {online ? 'Conexión restablecida' : 'Sin conexión: puede seguir trabajando'}
        </>
      )}
    </div>
  )
}

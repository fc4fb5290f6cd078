import { useEffect, useState } from 'react'
import { CloudOff, Wifi } from '@/shared/ui/icon/icons'
import { useOnline } from '@/shared/ui/overlay/use-online'
import classes from './notices.module.css'

const BACK_ONLINE_MS = 4000

/** Says that there is no signal and, for a moment, that it is back. */
export function ConnectionNotice() {
  const online = useOnline()
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

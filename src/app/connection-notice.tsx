import { useNetwork } from '@mantine/hooks'
import { CloudOff, Wifi } from 'lucide-react'
import { useEffect, useState } from 'react'
import classes from './notices.module.css'

const BACK_ONLINE_MS = 4000

/** Says in words and with an icon that there is no signal, and when it is back. */
export function ConnectionNotice() {
  const { online } = useNetwork()
  const [wasOffline, setWasOffline] = useState(false)

  useEffect(() => {
    if (!online) setWasOffline(true)
    else if (wasOffline) {
      const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS)
      return () => clearTimeout(timer)
    }
  }, [online, wasOffline])

  return (
    <div role="status">
      {(!online || wasOffline) && (
        <div className={classes.connection}>
          {online ? <Wifi size={16} aria-hidden /> : <CloudOff size={16} aria-hidden />}
          {online ? 'Conexión restablecida' : 'Sin conexión: puede seguir trabajando'}
        </div>
      )}
    </div>
  )
}

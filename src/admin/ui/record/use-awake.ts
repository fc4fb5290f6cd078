import { useEffect, useRef, useState } from 'react'

/**
 * Keeps the screen on, from a tap or at once, until it is switched off or left: a browser drops it while the page is
 * hidden.
 */
export function useAwake(atOnce = false) {
  const [on, setOn] = useState(atOnce)
  const lock = useRef<WakeLockSentinel>(undefined)
  useEffect(() => {
    if (!on) return
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery: the screen is then as the device sets it.
      navigator.wakeLock?.request('screen').then(
        (held) => {
          lock.current = held
        },
        () => undefined,
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void lock.current?.release()
    }
  }, [on])
  return { on, setOn }
}

import { useEffect, useRef, useState } from 'react'

/** Keeps the screen on from a tap until it is switched off: a browser drops it while the page is hidden. */
export function useAwake() {
  const [on, setOn] = useState(false)
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

import { useEffect, useState } from 'react'

/**
 * Keeps the screen on, from a tap or at once, until it is switched off or left: a browser drops it while the page is
 * hidden.
 */
export function useAwake(atOnce = false) {
  const [on, setOn] = useState(atOnce)
  useEffect(() => {
    if (!on) return
    let over = false
    let lock: WakeLockSentinel | undefined
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery: the screen is then as the device sets it.
      navigator.wakeLock?.request('screen').then(
        (held) => {
          lock = held
          // Given after the screen was left.
          if (over) void held.release()
        },
        () => undefined,
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      over = true
      void lock?.release()
    }
  }, [on])
  return { on, setOn }
}

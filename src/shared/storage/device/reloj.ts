import { readPreferences, setPreference } from './preferences'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/**
 * Notes what this device's clock shows, in ms since 1970. Returns what it showed at most before, for a day after it was set back
 * by more than one; else null. Which of the two was wrong nobody here can tell.
 */
export function noteClock(now: number): number | null {
  const { visto = 0, atras = now } = readPreferences().reloj ?? {}
  if (now < visto - DAY_MS) {
    const since = Math.min(atras, now)
    if (now - since < DAY_MS) {
      setPreference('reloj', { visto, atras: since })
      return visto
    }
    setPreference('reloj', { visto: now })
  } else if (now - visto > HOUR_MS) setPreference('reloj', { visto: now })
  return null
}

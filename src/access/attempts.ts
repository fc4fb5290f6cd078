import { KEYS } from '@/shared/storage/keys'
import { readValue } from '@/shared/storage/local'

export type Attempts = { fallos: number; bloqueadoHasta: number }

export const LOCK_MS = 5 * 60_000

/** Until when (ms) this browser's login form is locked; 0 when it is open (contract §2). */
export function lockedUntil(now = Date.now()): number {
  const until = readValue<Attempts>(KEYS.intentos)?.bloqueadoHasta ?? 0
  // A clock that was set back must not stretch the lock beyond its five minutes.
  return until > now && until - now <= LOCK_MS ? until : 0
}

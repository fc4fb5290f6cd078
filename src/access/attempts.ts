import { readKept } from '@/shared/storage/entry/kept'
import { ATTEMPTS_KEY } from './keys'

export type Attempts = { fallos: number; bloqueadoHasta: number }

export const LOCK_MS = 5 * 60_000

/** Somebody may have edited storage by hand: what is no number counts as no attempt. */
export function readAttempts(): Attempts {
  const { fallos, bloqueadoHasta } = readKept<Partial<Attempts>>(ATTEMPTS_KEY) ?? {}
  return { fallos: Number(fallos) || 0, bloqueadoHasta: Number(bloqueadoHasta) || 0 }
}

/** Until when (ms) this browser's login form is locked; 0 when it is open (contract §2). */
export function lockedUntil(now = Date.now()): number {
  const until = readAttempts().bloqueadoHasta
  // A clock that was set back must not stretch the lock beyond its five minutes.
  return until > now && until - now <= LOCK_MS ? until : 0
}

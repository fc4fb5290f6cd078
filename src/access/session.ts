import type { PublicUser } from '@/access/usuarios/usuario'
import { toHex } from '@/shared/lib/file/hex'
import { writesAs } from '@/shared/storage/entry/journal'
import { readKept, removeKept, writeKept } from '@/shared/storage/entry/kept'
import { SESSION_KEYS, SESSION_TOKEN_KEY, SESSION_USE_KEY, SESSION_USER_KEY } from './keys'

const TOKEN_LIFE_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
/** Rewriting the last-use mark at every tap would wear the disk; half a minute is precise enough. */
const TOUCH_EVERY_MS = 30_000

/** `left` is the id of the person who signed out; null when somebody signed in, or nobody had been. */
type SessionListener = (left: string | null) => void

const listeners = new Set<SessionListener>()
let lastTouch = 0

function changed(left: string | null): void {
  for (const listener of listeners) listener(left)
}

/** Tells of sign-in and sign-out in this tab. Returns the unsubscriber. */
export function onSessionChange(listener: SessionListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A token that starts with `s.` also ends after a time without use (contract §2). */
const isIdleBound = (token: string) => token.startsWith('s.')

/**
 * Writes user and token; where the browser is full, for this tab alone. The session ends after `idleMinutes` without use; with null it ends only after 24 hours.
 * @throws StorageError when the browser can't keep the session
 */
export function openSession(user: PublicUser, idleMinutes: number | null): void {
  const token = toHex(crypto.getRandomValues(new Uint8Array(16)))
  writeKept(SESSION_USER_KEY, user)
  if (idleMinutes !== null) writeKept(SESSION_USE_KEY, idleMinutes, idleMinutes * MINUTE_MS)
  writeKept(SESSION_TOKEN_KEY, `${idleMinutes === null ? 'r' : 's'}.${token}`, TOKEN_LIFE_MS)
  lastTouch = Date.now()
  changed(null)
}

/** Clears user and token (spec §4). */
export function closeSession(): void {
  const left = sessionUserId()
  for (const key of SESSION_KEYS) removeKept(key)
  changed(left)
}

/** The id in the stored user. Somebody may have edited it by hand: an id that is no text is nobody (contract §1). */
function storedUserId(now: number): string | null {
  const id = readKept<Partial<PublicUser>>(SESSION_USER_KEY, now)?.id
  return typeof id === 'string' && id ? id : null
}

/** The id of the signed-in person, when both the stored user and an unexpired token are there (spec §4). */
export function sessionUserId(now = Date.now()): string | null {
  const token = readKept<unknown>(SESSION_TOKEN_KEY, now)
  if (typeof token !== 'string' || !token) return null
  if (isIdleBound(token) && readKept<number>(SESSION_USE_KEY, now) === null) return null
  return storedUserId(now)
}

writesAs(() => sessionUserId())

/**
 * Why a person has to sign in again: `expired` when the session ran out, `refused` when it still runs but the account
 * is deactivated or gone. null when nobody was signed in, as signing out removes the stored user. Ask only after
 * `currentUser` has found nobody.
 */
export function sessionEnd(now = Date.now()): 'expired' | 'refused' | null {
  if (sessionUserId(now)) return 'refused'
  return storedUserId(now) ? 'expired' : null
}

/** Marks the session as used just now. */
export function touchSession(now = Date.now()): void {
  const idleMinutes = readKept<unknown>(SESSION_USE_KEY, now)
  if (typeof idleMinutes !== 'number' || now - lastTouch < TOUCH_EVERY_MS) return
  lastTouch = now
  writeKept(SESSION_USE_KEY, idleMinutes, idleMinutes * MINUTE_MS)
}

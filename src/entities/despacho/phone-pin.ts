import { set } from 'idb-keyval'
import { slowHash, slowMatches } from '@/shared/lib/file/slow-hash'
import { database } from '@/shared/storage/entry/database'
import { withLock } from '@/shared/storage/entry/lock'
import { PIN_KEY, type Pin, readPin } from './phone-pin-kept'

export const isPin = (typed: string): boolean => /^\d{4,8}$/.test(typed)

/** So many wrong tries cost no wait. */
const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60 * 1000

/** How long nobody may try again after so many wrong tries in a row, in ms: it doubles, up to an hour. */
export const waitAfter = (fallos: number): number =>
  fallos < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (fallos - FREE_TRIES))

/** @throws RefusedError without https */
export async function setPin(typed: string): Promise<void> {
  await set(PIN_KEY, { ...(await slowHash(typed)), fallos: 0, hasta: 0 } satisfies Pin, database())
}

/** `espera`: how long nobody may try again, in ms. */
type Tried = { opens: boolean; espera: number }

/**
 * Tries a PIN at an instant in ms. A try counts before it is looked at, so that a reload in between gives none for nothing;
 * during a wait nothing is looked at, not even the right one. One tab at a time.
 */
export const tryPin = (typed: string, now: number): Promise<Tried> =>
  withLock('bomberos-mi-pin', async () => {
    const pin = await readPin()
    if (!pin) return { opens: true, espera: 0 }
    if (now < pin.hasta) {
      // A clock that was set back must not make the wait longer than it was.
      const espera = Math.min(pin.hasta - now, waitAfter(pin.fallos))
      if (now + espera < pin.hasta) await set(PIN_KEY, { ...pin, hasta: now + espera }, database())
      return { opens: false, espera }
    }
    const fallos = pin.fallos + 1
    const espera = waitAfter(fallos)
    await set(PIN_KEY, { ...pin, fallos, hasta: now + espera }, database())
    if (!(await slowMatches(pin, typed))) return { opens: false, espera }
    await set(PIN_KEY, { ...pin, fallos: 0, hasta: 0 }, database())
    return { opens: true, espera: 0 }
  })

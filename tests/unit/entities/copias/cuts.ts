import { vi } from 'vitest'

/**
 * How writes fail. `refuse`: the n-th from now on is refused, once or for good. `kill`: nothing happens after it, and
 * the last writes to localStorage are lost, as when the browser dies. `full`: localStorage alone is full from its n-th
 * write on, as when another tab fills it. `quota`: this many more characters are too many.
 */
export type Cut =
  | { kind: 'kill'; at: number; lost: number }
  | { kind: 'refuse'; at: number; times: number; later: boolean }
  | { kind: 'full'; at: number }
  | { kind: 'quota'; more: number }

const full = () => new DOMException('full', 'QuotaExceededError')
const characters = () =>
  Object.entries({ ...localStorage }).reduce((sum, [key, text]) => sum + key.length + String(text).length, 0)

const objects = IDBObjectStore.prototype
const writes = { put: objects.put, delete: objects.delete }

/** Makes the writes to both stores fail until `restart`, which returns whether it ended with a kill. */
export function cut(corte: Cut): { restart: () => { killed: boolean } } {
  const storage = localStorage
  const before = { ...localStorage } as Record<string, string>
  const limit = corte.kind === 'quota' ? characters() + corte.more : Number.POSITIVE_INFINITY
  const written: (() => void)[] = []
  let count = 0
  let dead = false
  let texts = 0

  /** Whether this write doesn't happen. */
  const stopped = (): boolean => {
    if (corte.kind === 'quota' || corte.kind === 'full') return false
    const n = count++
    if (corte.kind === 'refuse') return n >= corte.at && n < corte.at + corte.times
    dead ||= n >= corte.at
    return dead
  }

  const setItem = (key: string, text: string) => {
    if (stopped() || (corte.kind === 'full' && texts++ >= corte.at)) throw full()
    const old = storage.getItem(key)
    const more = text.length - (old === null ? -key.length : old.length)
    if (more > 0 && characters() + more > limit) throw full()
    written.push(() => storage.setItem(key, text))
    storage.setItem(key, text)
  }
  const removeItem = (key: string) => {
    // No browser refuses to remove, but it may be killed before it does.
    if (corte.kind === 'kill' && stopped()) return
    written.push(() => storage.removeItem(key))
    storage.removeItem(key)
  }
  const cutting = { setItem, removeItem }
  const get = (target: Storage, name: string | symbol) =>
    Reflect.get(name in cutting ? cutting : target, name)
  vi.stubGlobal('localStorage', new Proxy(storage, { get }))
  const stopping = <A extends unknown[]>(write: (...given: A) => IDBRequest) =>
    function (this: IDBObjectStore, ...given: A): IDBRequest {
      if (!stopped()) return write.apply(this, given)
      if (dead) this.transaction.abort()
      else if (corte.kind === 'refuse' && corte.later) {
        // A full disk is reported only when the transaction is written.
        const request = write.apply(this, given)
        this.transaction.abort()
        return request
      }
      throw full()
    }
  objects.put = stopping(writes.put) as typeof objects.put
  objects.delete = stopping(writes.delete) as typeof objects.delete

  return {
    restart() {
      vi.unstubAllGlobals()
      Object.assign(objects, writes)
      if (dead && corte.kind === 'kill') {
        localStorage.clear()
        for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text)
        for (const write of written.slice(0, Math.max(0, written.length - corte.lost))) write()
      }
      return { killed: dead }
    },
  }
}

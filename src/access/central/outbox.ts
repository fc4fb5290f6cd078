import { promisifyRequest } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import { withLock } from '@/shared/storage/entry/lock'
import { CentralError } from './http'

/** How far something small came that this phone has to tell the central. Without any of these it waits. */
export type Waiting = {
  /** The ISO instant in which the central took it, where that is kept. */
  llegada?: string
  /** Why the central won't take it: it is shown until the person has seen to it. */
  rechazo?: string
  /** Why the central asked to wait. */
  espera?: string
}

export type Outbox<T extends Waiting> = {
  /** The prefix of its rows in IndexedDB, which the worker can read too. */
  prefix: string
  /** The lock under which page and worker never send at once. */
  lock: string
  keyOf(one: T): string
  /** Whether the row is still the one that was sent. If a person changed it meanwhile, it has to be sent again. */
  isSame(now: T, sent: T): boolean
  /** Tells the central; resolves to what stays of it, undefined for nothing. @throws CentralError */
  tell(one: T): Promise<T | undefined>
  /** The row as a refusal leaves it; undefined if it has to be tried again. */
  refused(one: T, refusal: CentralError): T | undefined
}

export const isWaiting = ({ llegada, rechazo }: Waiting): boolean => !llegada && rechazo === undefined

/** What waits on this phone until its central has answered: kept first, sent by the page or the worker, never twice. */
export function openOutbox<T extends Waiting>({ prefix, lock, keyOf, isSame, tell, refused }: Outbox<T>) {
  /** All rows, by their keys. */
  const read = (): Promise<T[]> => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    return database()('readonly', (store) => promisifyRequest<T[]>(store.getAll(range)))
  }

  /** Puts what `next` makes of a row in its place, in one transaction; undefined deletes it. */
  const change = (key: string, next: (now: T | undefined) => T | undefined): Promise<T | undefined> =>
    database()('readwrite', async (store) => {
      const after = next(await promisifyRequest<T | undefined>(store.get(prefix + key)))
      if (after) store.put(after, prefix + key)
      else store.delete(prefix + key)
      await promisifyRequest(store.transaction)
      return after
    })

  /** What becomes of one that was told; null while it has to wait. */
  async function outcomeOf(one: T): Promise<{ after: T | undefined } | { later: CentralError }> {
    try {
      return { after: await tell(one) }
    } catch (error) {
      if (!(error instanceof CentralError)) throw error
      const after = refused(one, error)
      return after ? { after } : { later: error }
    }
  }

  /** Sends one row for as long as something of it is to be sent; the answer for which it has to wait, if it does. */
  async function settle(first: T): Promise<CentralError | undefined> {
    let one: T | undefined = first
    while (one && isWaiting(one)) {
      const sent: T = one
      const become = (after: T | undefined) =>
        change(keyOf(sent), (now) => (now && isSame(now, sent) ? after : now))
      const outcome = await outcomeOf(sent)
      if ('later' in outcome) {
        const { status, message } = outcome.later
        const { espera: _, ...rest } = sent
        await become((status > 0 ? { ...rest, espera: message } : rest) as T)
        return outcome.later
      }
      one = await become(outcome.after)
    }
    return undefined
  }

  return {
    read,
    put: (one: T): Promise<void> => change(keyOf(one), () => one).then(() => undefined),
    /** Changes a row that is still there: a person may have taken it away meanwhile. */
    amend: (key: string, next: (now: T) => T): Promise<void> =>
      change(key, (now) => now && next(now)).then(() => undefined),
    drop: (key: string): Promise<void> => change(key, () => undefined).then(() => undefined),

    /** Takes back what waits or was refused; undefined, and it stays, once the central has it: `isThere` says so of a row. */
    takeBack: (
      key: string,
      isThere: (now: T) => boolean = ({ llegada }) => Boolean(llegada),
    ): Promise<T | undefined> =>
      withLock(lock, async () => {
        let taken: T | undefined
        await change(key, (now) => {
          if (now && isThere(now)) return now
          taken = now
          return undefined
        })
        return taken
      }),

    /** Sends what waits; true when nothing waits any more. @throws what this device itself failed with, after all the others */
    sendAll: (): Promise<boolean> =>
      withLock(lock, async () => {
        let all = true
        const failures: unknown[] = []
        for (const one of await read()) {
          const later = await settle(one).catch((error: unknown) => void failures.push(error))
          if (later) all = false
          // Nobody answers: neither would they to the next.
          if (later?.status === 0) return false
        }
        if (failures.length > 0) throw failures[0]
        return all
      }),
  }
}

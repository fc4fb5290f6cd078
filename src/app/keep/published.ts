import { get, set } from 'idb-keyval'
import { database, relaxedDatabase } from '@/shared/storage/entry/database'
import type { Publico } from '@/sync/publico/publico'

/** The key in IndexedDB of the last copy that was read, for when there is no network. */
const COPY = 'publico'
/** How long a kept copy waits for a newer one before it is shown. */
const PATIENCE_MS = 4000
/** How long an answer may take: a hundred reports on a poor line. */
const ANSWER_MS = 30_000
/** The wait before asking again. */
const AGAIN_MS = 5000

export type Carried = Pick<Publico, 'version' | 'fecha' | 'datos'>

/** A copy as this phone has it. `oido`: when the central said it, as an ISO instant of its own clock. */
export type Heard = Publico & { oido?: string }

/** The data that the central wrote into the page that it drew; null in a page that it didn't draw. */
export function carriedByPage(): Carried | null {
  const text = document.querySelector('script#publico')?.textContent
  return text ? JSON.parse(text) : null
}

const readCopy = (): Promise<Heard | undefined> => get<Heard>(COPY, database()).catch(() => undefined)

let asking: Promise<Heard> | undefined

/** @throws when the central can't be asked, or doesn't answer in time */
async function ask(): Promise<Heard> {
  // The browser itself keeps the answer and asks whether it still holds.
  const response = await fetch('/api/publico', { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) })
  if (!response.ok) throw new Error(`publico: ${response.status}`)
  const said: Publico = await response.json()
  const clock = new Date(response.headers.get('date') ?? Date.now())
  const publico = { ...said, oido: clock.toISOString() }
  set(COPY, publico, relaxedDatabase()).catch(() => undefined)
  return publico
}

/** Asks the central what it publishes; calls during a request share its answer. @throws as `ask` */
export function askPublished(): Promise<Heard> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** Resolves when the network is back, at the latest after `AGAIN_MS`. */
const pause = () =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, AGAIN_MS)
    window.addEventListener('online', end)
  })

const later = <T>(value: T, ms: number) =>
  new Promise<T>((done) => {
    setTimeout(() => done(value), ms)
  })

/**
 * What the central published, or the copy of it that this phone has. Without either it waits for the network; meanwhile
 * the drawn page stays.
 */
export async function firstPublished(carried: Carried | null): Promise<Heard> {
  const copy = await readCopy()
  if (copy && (!carried || copy.version === carried.version)) return copy
  if (copy) return Promise.race([askPublished().catch(() => copy), later(copy, PATIENCE_MS)])
  for (;;) {
    try {
      return await askPublished()
    } catch {
      await pause()
    }
  }
}

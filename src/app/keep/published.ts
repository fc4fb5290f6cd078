import { get, set } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import type { Publico } from '@/sync/publico/publico'

/** What was read last, for when there is no network. */
const COPY = 'publico'
/** In ms: after so long a copy that is here has to do. */
const PATIENCE_MS = 4000
/** In ms. On a poor line a hundred reports take their time. */
const ANSWER_MS = 30_000
const AGAIN_MS = 5000

export type Carried = Pick<Publico, 'version' | 'fecha' | 'datos'>

/** What the central wrote into the page that it drew. */
export function carriedByPage(): Carried | null {
  const text = document.querySelector('script#publico')?.textContent
  return text ? JSON.parse(text) : null
}

const readCopy = (): Promise<Publico | undefined> => get<Publico>(COPY, database()).catch(() => undefined)

let asking: Promise<Publico> | undefined

/** @throws when the central can't be asked, or doesn't answer in time */
async function ask(): Promise<Publico> {
  // The browser itself keeps the answer and asks whether it still holds.
  const response = await fetch('/api/publico', { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) })
  if (!response.ok) throw new Error(`publico: ${response.status}`)
  const publico: Publico = await response.json()
  set(COPY, publico, database()).catch(() => undefined)
  return publico
}

/** Whoever asks meanwhile gets the same answer. */
export function askPublished(): Promise<Publico> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** Until the network is back, or for a while. */
const pause = () =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, AGAIN_MS)
    const back = () => {
      clearTimeout(timer)
      done()
    }
    window.addEventListener('online', back, { once: true })
  })

const later = <T>(value: T, ms: number) =>
  new Promise<T>((done) => {
    setTimeout(() => done(value), ms)
  })

/** What the central published, or the copy of it that is here; without both it waits, and the drawn page stays. */
export async function firstPublished(carried: Carried | null): Promise<Publico> {
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

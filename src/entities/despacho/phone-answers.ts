import { promisifyRequest } from 'idb-keyval'
import { askCentral, type CentralError, refusalOf } from '@/access/central/http'
import { database } from '@/shared/storage/entry/database'
import { withLock } from '@/shared/storage/entry/lock'
import { HACE_MOST_MS, type Respuesta } from './respuesta'

/** An answer that the central hasn't taken yet. `tocado` in ms since 1970, by this phone's clock. */
export type Pending = {
  despacho: string
  respuesta: Respuesta
  minutos: number | null
  tocado: number
  /** Why the central won't take it: it is shown until the person closes it. */
  rechazo?: string
}

const PREFIX = 'mi:respuesta:'

/** The tag of the Background Sync that wakes the worker for them. */
export const ANSWERS_TAG = 'salidas'

/** The answers of this phone that are on their way, or were refused. */
export async function readPending(): Promise<Pending[]> {
  const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`)
  return database()('readonly', (store) => promisifyRequest<Pending[]>(store.getAll(range)))
}

/** Puts what `change` makes of a call's answer in its place, in one transaction; undefined deletes it. */
async function change(
  despacho: string,
  next: (now: Pending | undefined) => Pending | undefined,
): Promise<void> {
  await database()('readwrite', async (store) => {
    const key = PREFIX + despacho
    const after = next(await promisifyRequest<Pending | undefined>(store.get(key)))
    if (after) store.put(after, key)
    else store.delete(key)
    await promisifyRequest(store.transaction)
  })
}

/** Kept before anything is sent. The last answer to a call takes the place of the one before it. */
export const putAnswer = (answer: Omit<Pending, 'rechazo'>): Promise<void> =>
  change(answer.despacho, () => answer)

export const dropAnswer = (despacho: string): Promise<void> => change(despacho, () => undefined)

export async function dropAnswers(): Promise<void> {
  for (const { despacho } of await readPending()) await dropAnswer(despacho)
}

/** What the central says of one: null took it, a refusal never will, undefined answers later. */
async function send({
  despacho,
  respuesta,
  minutos,
  tocado,
}: Pending): Promise<CentralError | null | undefined> {
  const haceMs = Math.min(HACE_MOST_MS, Math.max(0, Date.now() - tocado))
  try {
    const response = await askCentral('PUT', `/mi/despachos/${encodeURIComponent(despacho)}`, {
      json: { respuesta, minutos, haceMs, tocado },
    })
    if (response.status === 204) return null
    const refusal = await refusalOf(response)
    // A page that isn't the central's, a full disk, and too many at once end by themselves.
    return refusal.status >= 400 && refusal.status < 500 && refusal.status !== 429 ? refusal : undefined
  } catch {
    return undefined
  }
}

/** Sends what waits. Page and worker never send at once. True: nothing waits any more. */
export const sendAnswers = (): Promise<boolean> =>
  withLock('bomberos-mi', async () => {
    let all = true
    for (const pending of await readPending()) {
      if (pending.rechazo) continue
      const said = await send(pending)
      if (said === undefined) all = false
      else
        await change(pending.despacho, (now) => {
          // Tapped again meanwhile: that answer still has to go.
          if (now?.tocado !== pending.tocado) return now
          return said ? { ...now, rechazo: said.message } : undefined
        })
    }
    return all
  })

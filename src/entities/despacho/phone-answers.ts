import { promisifyRequest } from 'idb-keyval'
import { askCentral, type CentralError, refusalOf } from '@/access/central/http'
import type { Accion } from '@/shared/lib/form/accion-turno'
import { database } from '@/shared/storage/entry/database'
import { withLock } from '@/shared/storage/entry/lock'
import { HACE_MOST_MS, type Respuesta } from './respuesta'

/** What a person answers to a call, or to the invitation to an event, and what they do with a shift. */
export type Answer =
  | { que: 'despacho'; id: string; respuesta: Respuesta; minutos: number | null }
  | { que: 'evento'; id: string; va: boolean }
  | { que: 'turno'; id: string; accion: Accion }

/** What an answer is about. */
export type About = Pick<Answer, 'que' | 'id'>

/** An answer that the central hasn't taken yet. `tocado` in ms since 1970, by this phone's clock. */
export type Pending = Answer & {
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

const keyOf = ({ que, id }: About) => `${PREFIX}${que}:${id}`

/** Puts what `change` makes of an answer in its place, in one transaction; undefined deletes it. */
async function change(about: About, next: (now: Pending | undefined) => Pending | undefined): Promise<void> {
  await database()('readwrite', async (store) => {
    const key = keyOf(about)
    const after = next(await promisifyRequest<Pending | undefined>(store.get(key)))
    if (after) store.put(after, key)
    else store.delete(key)
    await promisifyRequest(store.transaction)
  })
}

/** Kept before anything is sent. The last answer to a call, event or shift takes the place of the one before it. */
export const putAnswer = (answer: Answer, tocado: number): Promise<void> =>
  change(answer, () => ({ ...answer, tocado }))

export const dropAnswer = (about: About): Promise<void> => change(about, () => undefined)

export async function dropAnswers(): Promise<void> {
  for (const pending of await readPending()) await dropAnswer(pending)
}

/** Where an answer goes, and what it says there. */
function letterOf(pending: Pending): [path: string, json: object] {
  const id = encodeURIComponent(pending.id)
  if (pending.que === 'evento') return [`/mi/invitaciones/${id}`, { va: pending.va }]
  if (pending.que === 'turno') return [`/mi/turnos/${id}`, pending.accion]
  const { respuesta, minutos, tocado } = pending
  const haceMs = Math.min(HACE_MOST_MS, Math.max(0, Date.now() - tocado))
  return [`/mi/despachos/${id}`, { respuesta, minutos, haceMs, tocado }]
}

/** What the central says of one: null took it, a refusal never will, undefined answers later. */
async function send(pending: Pending): Promise<CentralError | null | undefined> {
  const [path, json] = letterOf(pending)
  try {
    const response = await askCentral('PUT', path, { json })
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
        await change(pending, (now) => {
          // Tapped again meanwhile: that answer still has to go.
          if (now?.tocado !== pending.tocado) return now
          return said ? { ...now, rechazo: said.message } : undefined
        })
    }
    return all
  })

import { askCentral, refusalOf } from '@/access/central/http'
import { openOutbox, type Waiting } from '@/access/central/outbox'
import type { Accion } from '@/shared/lib/form/accion-turno'
import { HACE_MOST_MS, type Respuesta } from './respuesta'

/** What a person answers to a call, or to the invitation to an event, and what they do with a shift. */
export type Answer =
  | { que: 'despacho'; id: string; respuesta: Respuesta; minutos: number | null }
  | { que: 'evento'; id: string; va: boolean }
  | { que: 'turno'; id: string; accion: Accion }

/** What an answer is about. */
export type About = Pick<Answer, 'que' | 'id'>

/** An answer that the central hasn't taken yet. `tocado` in ms since 1970, by this phone's clock. */
type Pending = Answer & Waiting & { tocado: number }

/** The tag of the Background Sync that wakes the worker for them. */
export const ANSWERS_TAG = 'salidas'

/** Where an answer goes, and what it says there. */
function letterOf(pending: Pending): [path: string, json: object] {
  const id = encodeURIComponent(pending.id)
  if (pending.que === 'evento') return [`/mi/invitaciones/${id}`, { va: pending.va }]
  if (pending.que === 'turno') return [`/mi/turnos/${id}`, pending.accion]
  const { respuesta, minutos, tocado } = pending
  const haceMs = Math.min(HACE_MOST_MS, Math.max(0, Date.now() - tocado))
  return [`/mi/despachos/${id}`, { respuesta, minutos, haceMs, tocado }]
}

const keyOf = ({ que, id }: About) => `${que}:${id}`

const answers = openOutbox<Pending>({
  prefix: 'mi:respuesta:',
  lock: 'bomberos-mi',
  keyOf,
  isSame: (now, { tocado }) => now.tocado === tocado,
  async tell(pending) {
    const [path, json] = letterOf(pending)
    const response = await askCentral('PUT', path, { json })
    if (response.status !== 204) throw await refusalOf(response)
    return undefined
  },
  // A page that isn't the central's, a full disk, and too many at once end by themselves.
  refused: (pending, { status, message }) =>
    status >= 400 && status < 500 && status !== 429 ? { ...pending, rechazo: message } : undefined,
})

/** The answers of this phone that are on their way, or were refused. */
export const readPending = answers.read

/** Kept before anything is sent. The last answer to a call, event or shift takes the place of the one before it. */
export const putAnswer = (answer: Answer, tocado: number): Promise<void> => answers.put({ ...answer, tocado })

export const dropAnswer = (about: About): Promise<void> => answers.drop(keyOf(about))

export async function dropAnswers(): Promise<void> {
  for (const pending of await readPending()) await dropAnswer(pending)
}

/** Sends what waits. True: nothing waits any more. */
export const sendAnswers = answers.sendAll

import { askCentral, type CentralError, refusalOf } from '@/access/central/http'
import { openOutbox, type Waiting } from '@/access/central/outbox'
import type { Accion } from '@/shared/lib/form/accion-turno'
import { campoDe, type Paso } from '@/shared/lib/form/paso-salida'
import { HACE_MOST_MS, type Respuesta } from './respuesta'

/** The id of an answer that is about the person and not about a call, event or shift. */
export const YO = 'yo'

/**
 * What a volunteer's phone tells the station. For example, «Voy a la estación, 10 min» is
 * `{ que: 'despacho', id: 'despacho-7', respuesta: 'ESTACION', minutos: 10 }`.
 */
export type Answer =
  | { que: 'despacho'; id: string; respuesta: Respuesta; minutos: number | null }
  | { que: 'evento'; id: string; va: boolean }
  | { que: 'turno'; id: string; accion: Accion }
  /** The person can't come until `hasta` (ISO); '' if they can. */
  | { que: 'disponible'; id: typeof YO; hasta: string }
  /** One thing that the driver notes of the run of a call. */
  | { que: 'parte'; id: string; despacho: string; paso: Paso }

/** What the driver tapped, of the run of this call. */
export const pasoDe = (despacho: string, paso: Paso): Answer => ({
  ...{ que: 'parte', id: `${despacho} ${campoDe(paso)}` },
  despacho,
  paso,
})

/** What an answer is about. */
export type About = Pick<Answer, 'que' | 'id'>

/** An answer that the central hasn't taken yet. `tocado` in ms since 1970, by this phone's clock. */
export type Pending = Answer & Waiting & { tocado: number }

/** Whether the central itself says that it doesn't know this phone. A hotel's network answers 401 as well, and ends nothing. */
export const isEnd = ({ status, code }: CentralError): boolean => status === 401 && code === 'acceso'

/** The tag of the Background Sync that wakes the worker for them. */
export const ANSWERS_TAG = 'salidas'

/** Where an answer goes, and what it says there. */
function letterOf(pending: Pending): [path: string, json: object] {
  const id = encodeURIComponent(pending.id)
  if (pending.que === 'evento') return [`/mi/invitaciones/${id}`, { va: pending.va }]
  if (pending.que === 'turno') return [`/mi/turnos/${id}`, pending.accion]
  if (pending.que === 'disponible') return ['/mi/disponible', { hasta: pending.hasta }]
  const { tocado } = pending
  const haceMs = Math.min(HACE_MOST_MS, Math.max(0, Date.now() - tocado))
  if (pending.que === 'parte')
    return [
      `/mi/despachos/${encodeURIComponent(pending.despacho)}/salida`,
      { paso: pending.paso, haceMs, tocado },
    ]
  const { respuesta, minutos } = pending
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
  // It waits for what passes by itself: a hotel's page, a full disk at the central, too many calls at once.
  refused: (pending, refusal) => {
    const { status, message } = refusal
    const about = status === 401 ? isEnd(refusal) : status >= 400 && status < 500 && status !== 429
    return about ? { ...pending, rechazo: message } : undefined
  },
})

/** The answers of this phone that are on their way, or were refused. */
export const readPending = answers.read

/** Kept before anything is sent. The last answer to a call, event or shift takes the place of the one before it. */
export const putAnswer = (answer: Answer, tocado: number): Promise<void> => answers.put({ ...answer, tocado })

export const dropAnswer = (about: About): Promise<void> => answers.drop(keyOf(about))

export async function dropAnswers(): Promise<void> {
  for (const pending of await readPending()) await dropAnswer(pending)
}

/** Refuses all that waits, with the reason, which stays until the person has read it. */
export async function endAnswers(motivo: string): Promise<void> {
  for (const pending of await readPending())
    if (!pending.rechazo) await answers.put({ ...pending, rechazo: motivo })
}

/** Sends what waits. Resolves to whether nothing waits any more. */
export const sendAnswers = answers.sendAll

import { CentralError, demandEmpty, refusalOf } from '@/access/central/http'
import { OTHER_CENTRAL } from '@/access/central/other'
import { photoId } from '@/shared/lib/picture/photo-source'
import { afterEvent, type Envio, nextTask, type SendEvent, type Task } from './envio'

/** What sending needs of a phone. Page, worker and tests each have theirs. */
export type Phone = {
  read(): Promise<Envio[]>
  change(id: string, change: (envio: Envio | undefined) => Envio | undefined): Promise<Envio | undefined>
  photo(source: string): Promise<Blob | undefined>
  /** @throws CentralError when nobody answers */
  ask(method: string, path: string, envio: Envio, body?: string | Blob): Promise<Response>
  now(): string
}

/** Refusals in the central's own JSON that asking again won't change. */
const FINAL: readonly number[] = [400, 403, 409, 413, 415, 422]
/** Of those what another day may change: nobody reads it yet, or another central answers. */
const LATER: readonly string[] = ['muestra', OTHER_CENTRAL]
/** The central knows no such report or address. */
const UNKNOWN = 404

const TOO_LATE =
  'La estación ya atendía este reporte y se quedó con lo que tenía: su corrección no llegó a tiempo.'
const NO_PHOTO = 'La fotografía ya no está en este teléfono.'

const pathOf = (id: string) => `/reportes/${encodeURIComponent(id)}`

/** @throws CentralError for what has to wait: no network, a proxy's page, a busy or broken central, one without a brigade */
async function finalWord(response: Response, ...more: number[]): Promise<CentralError> {
  const refusal = await refusalOf(response)
  if (![...FINAL, ...more].includes(refusal.status) || LATER.includes(refusal.code)) throw refusal
  return refusal
}

/** A hotel's network answers every request with a page that asks for payment. */
const notTheCentral = () => new CentralError(0, 'sin-red', 'La central no respondió.')

type Taken = { id: string; recibido: string; instante: string; tarde?: boolean; central?: string }

async function takenOf(response: Response, id: string): Promise<Taken> {
  const said = (await response.json().catch(() => null)) as Partial<Taken> | null
  const instante = said?.instante
  if (said?.id !== id || typeof instante !== 'string' || !Number.isFinite(Date.parse(instante)))
    throw notTheCentral()
  return said as Taken
}

async function sendText(phone: Phone, envio: Envio): Promise<SendEvent> {
  const { id, cuerpo } = envio
  const enviado = phone.now()
  const response = await phone.ask('PUT', pathOf(id), envio, cuerpo)
  if (!response.ok) return { kind: 'refused', cuerpo, mensaje: (await finalWord(response)).message }
  const { instante, tarde, central } = await takenOf(response, id)
  const mensaje = tarde ? TOO_LATE : undefined
  return { kind: 'arrived', cuerpo, enviado, recibido: instante, central, mensaje }
}

async function sendPhoto(phone: Phone, envio: Envio, source: string): Promise<SendEvent> {
  const picture = await phone.photo(source)
  if (!picture) return { kind: 'photo', source, mensaje: NO_PHOTO }
  const path = `/fotos/${encodeURIComponent(photoId(source))}?de=${encodeURIComponent(envio.id)}`
  const response = await phone.ask('PUT', path, envio, picture)
  if (response.ok) {
    await demandEmpty(response)
    return { kind: 'photo', source }
  }
  if (response.status === 401) {
    const refusal = await refusalOf(response)
    if (refusal.code === 'llave') return { kind: 'lost' }
    throw refusal
  }
  return { kind: 'photo', source, mensaje: (await finalWord(response, UNKNOWN)).message }
}

async function withdraw(phone: Phone, envio: Envio): Promise<SendEvent> {
  const response = await phone.ask('DELETE', pathOf(envio.id), envio)
  if (response.status === 204) return { kind: 'withdrawn', at: phone.now() }
  if (response.ok) throw notTheCentral()
  const word = await finalWord(response, UNKNOWN)
  // It never arrived.
  if (word.status === UNKNOWN) return { kind: 'withdrawn', at: phone.now() }
  return { kind: 'denied', mensaje: word.message }
}

async function askToForget(phone: Phone, envio: Envio): Promise<SendEvent> {
  const response = await phone.ask('POST', `${pathOf(envio.id)}/olvidar`, envio)
  if (response.status === 202) return { kind: 'forgotten', at: phone.now() }
  if (response.ok) throw notTheCentral()
  return { kind: 'denied', mensaje: (await finalWord(response, UNKNOWN)).message }
}

function carryOut(phone: Phone, envio: Envio, task: Task): Promise<SendEvent> {
  if (task.kind === 'text') return sendText(phone, envio)
  if (task.kind === 'photo') return sendPhoto(phone, envio, task.source)
  return task.kind === 'withdraw' ? withdraw(phone, envio) : askToForget(phone, envio)
}

const apply = (phone: Phone, id: string, event: SendEvent) =>
  phone.change(id, (envio) => envio && afterEvent(envio, event))

/** Sends what is missing of one report; at first no photos, so that no text waits for another report's photos. */
async function advance(phone: Phone, id: string, photosToo: boolean): Promise<void> {
  for (let lost = false; ; ) {
    // Noted before sending: from here on the report may be at the central.
    const envio = await apply(phone, id, { kind: 'tried', at: phone.now() })
    const task = envio && nextTask(envio)
    if (!task || (task.kind === 'photo' && !photosToo)) return
    const event = await carryOut(phone, envio, task)
    await apply(phone, id, event)
    // The central lost it again: the next round tries once more.
    if (event.kind === 'lost' && lost) throw notTheCentral()
    lost ||= event.kind === 'lost'
  }
}

/** What stops one report alone: a central that fails at it, or that isn't the one which has it. */
const isOfOne = ({ status, code }: CentralError): boolean => status >= 500 || code === OTHER_CENTRAL

/**
 * Sends everything that this phone has for the central. `later`: something has to wait and stays queued. Sending
 * something twice is harmless. @throws what this phone itself failed with at a report, after all the others
 */
export async function sendWaiting(phone: Phone): Promise<'done' | 'later'> {
  let outcome: 'done' | 'later' = 'done'
  const failures: unknown[] = []
  for (const photosToo of [false, true])
    for (const envio of await phone.read()) {
      if (!nextTask(envio)) continue
      try {
        await advance(phone, envio.id, photosToo)
      } catch (error) {
        if (!(error instanceof CentralError)) {
          failures.push(error)
          continue
        }
        outcome = 'later'
        const mensaje = error.status > 0 ? error.message : undefined
        await apply(phone, envio.id, { kind: 'postponed', mensaje })
        if (!isOfOne(error)) return outcome
      }
    }
  if (failures.length > 0) throw failures[0]
  return outcome
}

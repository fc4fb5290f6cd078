import { CentralError, refusalOf } from '@/access/central/http'
import { photoId } from '@/shared/lib/picture/photo-source'
import { despues, type Envio, queFalta, type Suceso, type Tarea } from './envio'

/** What sending needs of a phone. Page, worker and tests each have theirs. */
export type Phone = {
  read(): Promise<Envio[]>
  change(id: string, change: (envio: Envio | undefined) => Envio | undefined): Promise<Envio | undefined>
  photo(source: string): Promise<Blob | undefined>
  /** @throws CentralError when nobody answers */
  ask(method: string, path: string, llave: string, body?: string | Blob): Promise<Response>
  now(): string
}

/** Refusals in the central's own JSON that asking again won't change. */
const FINAL: readonly number[] = [400, 403, 409, 413, 415, 422]
/** The central knows no such report or address. */
const UNKNOWN = 404

const TOO_LATE =
  'La estación ya atendía este reporte y se quedó con lo que tenía: su corrección no llegó a tiempo.'
const NO_PHOTO = 'La fotografía ya no está en este teléfono.'

const pathOf = (id: string) => `/reportes/${encodeURIComponent(id)}`

/** @throws CentralError for what has to wait: no network, a proxy's page, a busy or broken central, one without a brigade */
async function finalWord(response: Response, ...more: number[]): Promise<CentralError> {
  const refusal = await refusalOf(response)
  if (![...FINAL, ...more].includes(refusal.status) || refusal.code === 'muestra') throw refusal
  return refusal
}

/** A hotel's network answers every request with a page that asks for payment. */
const notTheCentral = () => new CentralError(0, 'sin-red', 'La central no respondió.')

type Taken = { id: string; recibido: string; instante: string; tarde?: boolean }

async function takenOf(response: Response, id: string): Promise<Taken> {
  const said = (await response.json().catch(() => null)) as Partial<Taken> | null
  const instante = said?.instante
  if (said?.id !== id || typeof instante !== 'string' || !Number.isFinite(Date.parse(instante)))
    throw notTheCentral()
  return said as Taken
}

async function sendText(phone: Phone, { id, llave, cuerpo }: Envio): Promise<Suceso> {
  const enviado = phone.now()
  const response = await phone.ask('PUT', pathOf(id), llave, cuerpo)
  if (!response.ok) return { paso: 'rechaza', cuerpo, mensaje: (await finalWord(response)).message }
  const { instante, tarde } = await takenOf(response, id)
  return { paso: 'llega', cuerpo, enviado, recibido: instante, mensaje: tarde ? TOO_LATE : undefined }
}

async function sendPhoto(phone: Phone, { id, llave }: Envio, fuente: string): Promise<Suceso> {
  const picture = await phone.photo(fuente)
  if (!picture) return { paso: 'foto', fuente, mensaje: NO_PHOTO }
  const path = `/fotos/${encodeURIComponent(photoId(fuente))}?de=${encodeURIComponent(id)}`
  const response = await phone.ask('PUT', path, llave, picture)
  if (response.ok) {
    // The central answers with an empty body, which a hotel's page never has.
    if (response.redirected || (await response.text()) !== '') throw notTheCentral()
    return { paso: 'foto', fuente }
  }
  if (response.status === 401) {
    const refusal = await refusalOf(response)
    if (refusal.code === 'llave') return { paso: 'pierde' }
    throw refusal
  }
  return { paso: 'foto', fuente, mensaje: (await finalWord(response, UNKNOWN)).message }
}

async function withdraw(phone: Phone, { id, llave }: Envio): Promise<Suceso> {
  const response = await phone.ask('DELETE', pathOf(id), llave)
  if (response.status === 204) return { paso: 'retira', cuando: phone.now() }
  if (response.ok) throw notTheCentral()
  const word = await finalWord(response, UNKNOWN)
  // It never arrived.
  if (word.status === UNKNOWN) return { paso: 'retira', cuando: phone.now() }
  return { paso: 'niega', mensaje: word.message }
}

async function askToForget(phone: Phone, { id, llave }: Envio): Promise<Suceso> {
  const response = await phone.ask('POST', `${pathOf(id)}/olvidar`, llave)
  if (response.status === 202) return { paso: 'olvida', cuando: phone.now() }
  if (response.ok) throw notTheCentral()
  return { paso: 'niega', mensaje: (await finalWord(response, UNKNOWN)).message }
}

function carryOut(phone: Phone, envio: Envio, tarea: Tarea): Promise<Suceso> {
  if (tarea.tarea === 'texto') return sendText(phone, envio)
  if (tarea.tarea === 'foto') return sendPhoto(phone, envio, tarea.fuente)
  return tarea.tarea === 'retirar' ? withdraw(phone, envio) : askToForget(phone, envio)
}

const apply = (phone: Phone, id: string, suceso: Suceso) =>
  phone.change(id, (envio) => envio && despues(envio, suceso))

/** Sends what is missing of one report; at first no photos, so that no text waits for another report's photos. */
async function advance(phone: Phone, id: string, photosToo: boolean): Promise<void> {
  for (let lost = false; ; ) {
    // Noted before sending: from here on the report may be at the central.
    const envio = await apply(phone, id, { paso: 'intenta', cuando: phone.now() })
    const tarea = envio && queFalta(envio)
    if (!tarea || (tarea.tarea === 'foto' && !photosToo)) return
    const suceso = await carryOut(phone, envio, tarea)
    await apply(phone, id, suceso)
    // The central lost it again: the next round tries once more.
    if (suceso.paso === 'pierde' && lost) throw notTheCentral()
    lost ||= suceso.paso === 'pierde'
  }
}

/**
 * Sends everything that this phone has for the central. `later`: something has to wait and stays queued. Sending
 * something twice is harmless.
 */
export async function sendWaiting(phone: Phone): Promise<'done' | 'later'> {
  let outcome: 'done' | 'later' = 'done'
  for (const photosToo of [false, true])
    for (const envio of await phone.read()) {
      if (!queFalta(envio)) continue
      try {
        await advance(phone, envio.id, photosToo)
      } catch (error) {
        if (!(error instanceof CentralError)) throw error
        outcome = 'later'
        const mensaje = error.status > 0 ? error.message : undefined
        await apply(phone, envio.id, { paso: 'espera', mensaje })
        // A central that fails at one report may well take another.
        if (error.status < 500) return outcome
      }
    }
  return outcome
}

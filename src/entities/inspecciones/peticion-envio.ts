import { askCentral, type CentralError, demandEmpty, refusalOf, strange } from '@/access/central/http'
import { hasLeftCentral } from '@/access/central/left'
import { OTHER_CENTRAL } from '@/access/central/other'
import { openOutbox, type Waiting } from '@/access/central/outbox'
import { photoId } from '@/shared/lib/picture/photo-source'
import { pictureToSend } from '@/shared/storage/device/photos'
import { type Escrito, type EstadoPeticion, fotosDe } from './peticion'
import { PEDIDAS_PREFIX } from './peticion-fila'

/** What the station said of it; `respondida` is an ISO instant, '' while nobody answered. */
type Acuse = {
  estado: EstadoPeticion
  respuesta: string
  respondida: string
  /** The station deleted it. */
  eliminado?: boolean | undefined
}

/**
 * A request of this phone for a permit. It stays here until the person takes it away, so that they can read the answer.
 * Instants are ISO. `llegada`: all of it is there, with its photos.
 */
export type Pedida = Waiting & {
  id: string
  /** Whoever has it may correct the request, withdraw it and read its answer. */
  llave: string
  escrita: string
  escrito: Escrito
  /** Its id at the central, and when its text arrived there. */
  peticion?: string
  recibida?: string
  /** By source: '' for a photo that the central has, its sentence for one that it won't take. */
  fotos?: Record<string, string>
  acuse?: Acuse
}

/** Refusals that asking again won't change, except that nobody reads it yet, or that another central answers. */
const FINAL: readonly number[] = [400, 403, 409, 413, 415, 422]
const LATER: readonly string[] = ['muestra', OTHER_CENTRAL]

const isFinal = ({ status, code }: CentralError): boolean => FINAL.includes(status) && !LATER.includes(code)

const withKey = (llave: string) => ({ authorization: `Bearer ${llave}` })

export const askPermit = (method: string, llave: string, json?: unknown): Promise<Response> =>
  askCentral(method, '/permisos/pedido', json === undefined ? undefined : { json }, withKey(llave))

/** The photos that the central has neither taken nor refused. */
export const fotosPorEnviar = ({ escrito, fotos = {} }: Pedida): string[] =>
  fotosDe(escrito).filter((source) => fotos[source] === undefined)

const settled = ({ espera: _, ...one }: Pedida): Pedida =>
  one.recibida && fotosPorEnviar(one).length === 0 ? { ...one, llegada: one.recibida } : one

async function sendText(one: Pedida): Promise<Pedida> {
  const response = await askPermit('PUT', one.llave, one.escrito)
  if (!response.ok) throw await refusalOf(response)
  const said = (await response.json().catch(() => null)) as { id?: unknown; instante?: unknown } | null
  if (typeof said?.instante !== 'string' || typeof said.id !== 'string') throw strange()
  return settled({ ...one, peticion: said.id, recibida: said.instante })
}

/** What became of a photo: '' once it is there, else why it never will be. @throws CentralError, StorageError while it may */
async function sendPhoto({ llave, peticion = '' }: Pedida, source: string): Promise<string> {
  const picture = await pictureToSend(source)
  if (!picture) return 'Este teléfono ya no tiene la fotografía.'
  const path = `/fotos/${photoId(source)}?de=${encodeURIComponent(peticion)}`
  const response = await askCentral('PUT', path, { bytes: picture }, withKey(llave))
  if (response.ok) {
    await demandEmpty(response)
    return ''
  }
  const refusal = await refusalOf(response)
  if (!isFinal(refusal) && refusal.status !== 401) throw refusal
  return refusal.message
}

export const pedidas = openOutbox<Pedida>({
  prefix: PEDIDAS_PREFIX,
  lock: 'bomberos-peticiones',
  keyOf: ({ id }) => id,
  isSame: (now, { escrita }) => now.escrita === escrita,
  async tell(one) {
    if (!one.recibida) return sendText(one)
    const [source] = fotosPorEnviar(one)
    if (source === undefined) return settled(one)
    return settled({ ...one, fotos: { ...one.fotos, [source]: await sendPhoto(one, source) } })
  },
  refused: (one, refusal) =>
    isFinal(refusal) && !one.recibida ? { ...one, rechazo: refusal.message } : undefined,
})

/** Sends what waits; from a device that left its central nothing goes by itself. True: nothing waits any more. */
export const sendPedidas = async (): Promise<boolean> => (await hasLeftCentral()) || pedidas.sendAll()

import { askCentral, type CentralError, refusalOf, strange } from '@/access/central/http'
import { hasLeftCentral } from '@/access/central/left'
import { OTHER_CENTRAL } from '@/access/central/other'
import { openOutbox, type Waiting } from '@/access/central/outbox'
import { newUuid } from '@/shared/storage/ids'

/** What a citizen writes to the station, by the central's address that takes it. */
export type Destino = 'mensajes' | 'solicitudes' | 'aportes'

/**
 * A letter of this phone on its way to the central. Instants are ISO. `texto`: its fields, of which `envio` is the id by
 * which a central recognizes what is sent again; undefined once the central has it.
 */
export type Carta = Waiting & {
  id: string
  que: Destino
  escrita: string
  texto?: Record<string, string> | undefined
}

/** The tag of the Background Sync that wakes the worker for them. */
export const CARTAS_TAG = 'cartas'

/** Refusals that asking again won't change, except that nobody reads it yet, or that another central answers. */
const FINAL: readonly number[] = [400, 403, 409, 413, 415, 422]
const LATER: readonly string[] = ['muestra', OTHER_CENTRAL]

function refused(carta: Carta, { status, code, message }: CentralError): Carta | undefined {
  // An earlier try had arrived, and the person has changed the text since: this is another letter.
  if (code === 'otro') return { ...carta, texto: { ...carta.texto, envio: newUuid() } }
  return FINAL.includes(status) && !LATER.includes(code) ? { ...carta, rechazo: message } : undefined
}

export const cartas = openOutbox<Carta>({
  prefix: 'carta:',
  lock: 'bomberos-cartas',
  keyOf: ({ id }) => id,
  isSame: (now, { escrita }) => now.escrita === escrita,
  async tell(carta) {
    const response = await askCentral('POST', `/${carta.que}`, { json: carta.texto })
    if (!response.ok) throw await refusalOf(response)
    const said = (await response.json().catch(() => null)) as { instante?: unknown } | null
    if (typeof said?.instante !== 'string' || !Number.isFinite(Date.parse(said.instante))) throw strange()
    const { id, que, escrita } = carta
    return { id, que, escrita, llegada: said.instante }
  },
  refused,
})

/** Sends what waits; from a device that left its central nothing goes by itself. True: nothing waits any more. */
export const sendCartas = async (): Promise<boolean> => (await hasLeftCentral()) || cartas.sendAll()

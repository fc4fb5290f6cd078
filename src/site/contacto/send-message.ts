import { CentralError, callCentral } from '@/access/central/http'
import { newUuid } from '@/shared/storage/ids'
import type { ContactMessage } from './contact-schema'

/** `instante`: when the central took it, by its clock. */
type Taken = { instante: string }

const post = ({ telefono, ...message }: ContactMessage): Promise<Taken> =>
  callCentral('POST', '/mensajes', { ...message, ...(telefono.trim() && { telefono: telefono.trim() }) })

/**
 * Resolves once the station's central has the message, to when that was. `keep` gets the message's id before it is sent: if the answer
 * gets lost, the next try uses the same id and makes no second message.
 * @throws CentralError with the reason, for a person
 */
export async function sendMessage(message: ContactMessage, keep: (envio: string) => void): Promise<string> {
  const envio = message.envio || newUuid()
  keep(envio)
  try {
    return (await post({ ...message, envio })).instante
  } catch (error) {
    // The first try had arrived, and the person has changed the text since: this is another message.
    if (!(error instanceof CentralError) || error.code !== 'otro') throw error
    return sendMessage({ ...message, envio: '' }, keep)
  }
}

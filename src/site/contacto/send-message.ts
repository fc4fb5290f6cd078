import { CentralError, callCentral } from '@/access/central/http'
import { newUuid } from '@/shared/storage/ids'
import type { ContactMessage } from './contact-schema'

const post = ({ telefono, ...message }: ContactMessage): Promise<unknown> =>
  callCentral('POST', '/mensajes', { ...message, ...(telefono.trim() && { telefono: telefono.trim() }) })

/**
 * Resolves once the station's central has the message. `keep` gets the message's id before it is sent: if the answer
 * gets lost, the next try uses the same id and makes no second message.
 * @throws CentralError with the reason, for a person
 */
export async function sendMessage(message: ContactMessage, keep: (envio: string) => void): Promise<void> {
  const envio = message.envio || newUuid()
  keep(envio)
  try {
    await post({ ...message, envio })
  } catch (error) {
    // The first try had arrived, and the person has changed the text since: this is another message.
    if (!(error instanceof CentralError) || error.code !== 'otro') throw error
    await sendMessage({ ...message, envio: '' }, keep)
  }
}

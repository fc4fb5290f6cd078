import { CentralError, callCentral } from '@/access/central/http'
import { newUuid } from '@/shared/storage/ids'
import type { ContactMessage } from './contact-schema'

const post = ({ telefono, ...message }: ContactMessage): Promise<unknown> =>
  callCentral('POST', '/mensajes', { ...message, ...(telefono.trim() && { telefono: telefono.trim() }) })

/**
 * Resolves once the station's central has the message. `keep` gets what it is known by before it goes: of a message whose
 * answer got lost the next try is the same one. @throws CentralError with the reason, for a person
 */
export async function sendMessage(message: ContactMessage, keep: (envio: string) => void): Promise<void> {
  const envio = message.envio || newUuid()
  keep(envio)
  try {
    await post({ ...message, envio })
  } catch (error) {
    // The first try had arrived, and something was written differently since: that is another message.
    if (!(error instanceof CentralError) || error.code !== 'otro') throw error
    await sendMessage({ ...message, envio: '' }, keep)
  }
}

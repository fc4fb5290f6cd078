import { callCentral } from '@/access/central/http'
import type { ContactMessage } from './contact-schema'

/** Resolves once the station's central has the message. @throws CentralError with the reason, for a person */
export const sendMessage = ({ telefono, ...message }: ContactMessage): Promise<unknown> =>
  callCentral('POST', '/mensajes', { ...message, ...(telefono.trim() && { telefono: telefono.trim() }) })

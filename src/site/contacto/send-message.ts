import { sendOnce } from '@/site/shell/mensaje/send-once'
import type { ContactMessage } from './contact-schema'

/** See `sendOnce`. @throws CentralError with the reason, for a person */
export const sendMessage = (
  { telefono, ...message }: ContactMessage,
  keep: (envio: string) => void,
): Promise<string> =>
  sendOnce('/mensajes', { ...message, ...(telefono.trim() && { telefono: telefono.trim() }) }, keep)

import type { Configuracion } from '@/entities/configuracion/configuracion'
import { internationalDigits, whatsAppLink } from '@/shared/lib/phone'
import { type ContactMessage, letterTo, textOf } from './contact-schema'

/** The submission takes this many ms (spec §9). */
const SUBMIT_MS = 2000

/** The message as a link to the station's WhatsApp, with the subject as first line; without a number, to its mail. */
export function messageLink({ whatsapp, email }: Configuracion, message: ContactMessage): string {
  return internationalDigits(whatsapp)
    ? whatsAppLink(`${message.asunto.trim()}\n\n${textOf(message)}`, whatsapp)
    : letterTo(email, message)
}

/**
 * Opens the station's WhatsApp, or the person's own mail program, with the message.
 * @throws Error without a network, because then nothing goes out
 */
export async function openMessage(config: Configuracion, message: ContactMessage): Promise<void> {
  await new Promise((done) => setTimeout(done, SUBMIT_MS))
  if (!navigator.onLine) throw new Error('sin conexión')
  const href = messageLink(config, message)
  if (href.startsWith('https:')) open(href, '_blank', 'noopener')
  else location.assign(href)
}

import type { Configuracion } from '@/entities/configuracion/configuracion'
import { internationalDigits, whatsAppLink } from '@/shared/lib/phone'
import { mailLink } from '@/shared/lib/url'

/** The submission takes this many ms (spec §9). */
const SUBMIT_MS = 2000

export type Letter = { asunto: string; texto: string }

/** As a link to the station's WhatsApp, with the subject as first line; without a number, to its mail. */
export const letterLink = ({ whatsapp, email }: Configuracion, { asunto, texto }: Letter): string =>
  internationalDigits(whatsapp)
    ? whatsAppLink(`${asunto}\n\n${texto}`, whatsapp)
    : mailLink(email, asunto, texto)

/**
 * Opens the station's WhatsApp, or the person's own mail program, with the letter.
 * @throws Error without a network, because then nothing goes out
 */
export async function openLetter(config: Configuracion, letter: Letter): Promise<void> {
  await new Promise((done) => setTimeout(done, SUBMIT_MS))
  if (!navigator.onLine) throw new Error('sin conexión')
  const href = letterLink(config, letter)
  if (href.startsWith('https:')) open(href, '_blank', 'noopener')
  else location.assign(href)
}

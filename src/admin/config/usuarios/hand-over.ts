import type { Code } from '@/access/central/accounts'
import type { PublicUser } from '@/access/usuarios/usuario'
import { formatMoment } from '@/shared/lib/fecha'
import type { Channel, Shareable } from '@/shared/lib/file/shareable'
import { smsLink, whatsAppLink } from '@/shared/lib/phone'
import { mailLink, webLink } from '@/shared/lib/url'

/** Whose account it is, and the code with which they come in once. */
export type Given = Pick<PublicUser, 'name' | 'email'> & Code

/**
 * Where other devices sign in: at the address of this page, or else at the brigade's own; null where neither is https,
 * without which a phone can't sign in.
 */
export function addressForOthers(origin: string, sitioWeb: string): string | null {
  const address = [origin, webLink(sitioWeb) ?? ''].find((one) => /^https:/i.test(one))
  return address ? new URL(address).origin : null
}

export const untilWords = ({ hasta }: Pick<Code, 'hasta'>): string =>
  `Sirve una sola vez${hasta ? `, hasta el ${formatMoment(hasta)}` : ''}.`

/** What the new person is sent: where to go, what to type there, and until when. */
export function handOver(given: Given, address: string, nombreInstitucion: string): Shareable {
  const { name, email, codigo } = given
  // The fragment stays in the phone: no server and no preview of a chat is told the code.
  const link = `${address}/login#${new URLSearchParams({ codigo, correo: email })}`
  const title = `Su cuenta en ${nombreInstitucion}`
  const message = [
    `${name}: ya tiene una cuenta en el panel de ${nombreInstitucion}.`,
    `1. Abra ${link}`,
    `2. Si no están escritos ya: toque «¿Le dieron un código?» y escriba su email, ${email}, y el código ${codigo}`,
    '3. Toque «Iniciar Sesión» y elija su contraseña.',
    `El código es solo para usted. ${untilWords(given)}`,
  ].join('\n')
  const open = (href: string): Channel => ({ kind: 'open', href })
  return {
    title,
    message,
    sheet: open(link),
    whatsapp: open(whatsAppLink(message)),
    sms: open(smsLink(message)),
    correo: open(mailLink(email, title, message)),
    qr: open(link),
  }
}

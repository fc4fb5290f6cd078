import { formatMoment } from '@/shared/lib/fecha'
import type { Channel, Shareable } from '@/shared/lib/file/shareable'
import { mobileIn, smsLink, whatsAppLink } from '@/shared/lib/phone'
import { mailLink, webLink } from '@/shared/lib/url'

/**
 * Where other devices sign in: at the address of this page, or else at the brigade's own; null where neither is https,
 * without which a phone can't sign in.
 */
export function addressForOthers(origin: string, sitioWeb: string): string | null {
  const address = [origin, webLink(sitioWeb) ?? ''].find((one) => /^https:/i.test(one))
  return address ? new URL(address).origin : null
}

/** `hasta` is ISO. */
export const untilWords = ({ hasta }: { hasta?: string | undefined }): string =>
  `Sirve una sola vez${hasta ? `, hasta el ${formatMoment(hasta)}` : ''}.`

type Message = {
  title: string
  lines: readonly string[]
  link: string
  email: string
  /** The numbers on the record; without a mobile among them the person chooses whom to write to. */
  telefono?: string
}

/** What somebody is sent who was given a code: the message by every way, and the link alone as QR. */
export function shareableOf({ title, lines, link, email, telefono: phones = '' }: Message): Shareable {
  const telefono = mobileIn(phones)
  const message = lines.join('\n')
  const open = (href: string): Channel => ({ kind: 'open', href })
  return {
    title,
    message,
    sheet: open(link),
    whatsapp: open(whatsAppLink(message, telefono)),
    sms: open(smsLink(message, telefono)),
    correo: open(mailLink(email, title, message)),
    qr: open(link),
  }
}

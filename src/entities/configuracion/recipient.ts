import type { Recipient } from '@/shared/lib/file/shareable'
import { internationalDigits, smsNumber } from '@/shared/lib/phone'
import type { Configuracion } from './configuracion'

/** '' for what is no address, or only a placeholder (RFC 2606: `.example`). */
export const realMail = (address: string): string => (/@.+\.(?!example$)\w+$/i.test(address) ? address : '')

/** Where a central writes to: the system's address, or the brigade's own while that one is still the sample. */
export const stationMail = ({ emailSistema, email }: Pick<Configuracion, 'emailSistema' | 'email'>): string =>
  realMail(emailSistema) || realMail(email)

/** Where a message reaches the station: '' where nothing is configured. */
export const recipientOf = ({ whatsapp, telefono, email }: Configuracion): Recipient => ({
  whatsapp: internationalDigits(whatsapp) && whatsapp,
  sms: smsNumber(telefono),
  correo: realMail(email),
})

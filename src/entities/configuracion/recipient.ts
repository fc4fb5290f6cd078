import type { Recipient } from '@/shared/lib/file/shareable'
import { internationalDigits, smsNumber } from '@/shared/lib/phone'
import type { Configuracion } from './configuracion'

/** Where a message reaches the station: '' where nothing is configured, or only a placeholder (RFC 2606: `.example`). */
export const recipientOf = ({ whatsapp, telefono, email }: Configuracion): Recipient => ({
  whatsapp: internationalDigits(whatsapp) && whatsapp,
  sms: smsNumber(telefono),
  correo: /@.+\.(?!example$)\w+$/i.test(email) ? email : '',
})

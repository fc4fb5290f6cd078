import { encodeText, telephones, telLink } from './url'

/** Ecuador's country code, for numbers written without one. */
const COUNTRY = '593'

const numberIn = (phone: string) => telLink(phone.replace(/^\s*00/, '+'))?.slice('tel:'.length) ?? ''

/** The digits with country code that wa.me expects; '' for a placeholder such as `+593 4 XXX-XXXX`. */
export function internationalDigits(phone: string): string {
  // Many write the zero of `09…` behind the country code too.
  const number = numberIn(phone).replace(/^(?:\+?593)?0/, `+${COUNTRY}`)
  const digits = number.replace('+', '')
  return /^(\+?593(9\d{8}|[2-7]\d{7})|\+(?!593)[1-9]\d{7,})$/.test(number) ? digits : ''
}

/**
 * The telephone to write to: of several the first mobile. A number of another country may be one; a landline of Ecuador
 * (02 to 07 and 7 digits) never is, and '' says that there is none.
 */
export function mobileIn(phones: string): string {
  const numbers = telephones(phones).map(({ text }) => ({ text, digits: internationalDigits(text) }))
  const mobile =
    numbers.find(({ digits }) => digits.startsWith(`${COUNTRY}9`)) ??
    numbers.find(({ digits }) => digits && !digits.startsWith(COUNTRY))
  return mobile?.text ?? ''
}

/** With '' the person chooses whom to write to. */
export const whatsAppLink = (message: string, phone = ''): string =>
  `https://wa.me/${internationalDigits(phone)}?text=${encodeText(message)}`

/** The number for an SMS, as it was written; '' for a placeholder and for short numbers such as 911. */
export const smsNumber = (phone: string): string => (numberIn(phone).length > 6 ? numberIn(phone) : '')

/** Both Android and iOS read `?&body=`. */
export const smsLink = (message: string, phone = ''): string =>
  `sms:${smsNumber(phone)}?&body=${encodeText(message)}`

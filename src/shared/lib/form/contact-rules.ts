import * as v from 'valibot'
import { BETWEEN_PHONES, EXTENSION, telLink, webLink, withScheme } from '@/shared/lib/url'
import { isEmail } from './rules'

export const PHONE =
  'Escriba un número como 099 123 4567 o 04 278 1234 ext. 12; si son varios, sepárelos con comas.'

/** A number to be called, with its extension; an X stands for a digit that nobody knows yet, as in `+593 4 XXX-XXXX`. */
function isPhone(text: string): boolean {
  const number = telLink(text.replace(EXTENSION, '').replace(/x/gi, '0'))?.replace(/\D/g, '') ?? ''
  // 911 and the like, or a number with its area code.
  return number.length === 3 || number.length > 5
}

/** Why this is no phone number, or several; null for one, for none, and for `kept`, which is stored already. */
export const phoneProblem = (text: string, kept = ''): string | null =>
  text.trim() === '' ||
  text.trim() === kept.trim() ||
  text.split(BETWEEN_PHONES).every((one) => isPhone(one.trim()))
    ? null
    : PHONE

/** Why this is no mail address; null for one, for none, and for `kept`, which is stored already. */
export const emailProblem = (text: string, kept = ''): string | null =>
  text.trim() === '' || text.trim() === kept.trim() || v.is(v.pipe(v.string(), isEmail), text.trim())
    ? null
    : String(isEmail.message)

/** A hint about a value that was stored when nothing was asked of it, as long as it stands in the field. */
export const keptNote = (
  problemOf: (text: string) => string | null,
  text: string,
  kept: string,
): string | undefined =>
  text === kept && problemOf(text)
    ? `Así está guardado. Cuando pueda, corríjalo: ${problemOf(text)}`
    : undefined

/** Whether a page opens at an address as people write it. */
export const isWebAddress = (text: string): boolean => webLink(withScheme(text)) !== undefined

/** A mail address, or nothing. */
export const optionalEmail = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || v.is(v.pipe(v.string(), isEmail), text), isEmail.message),
)

import { isCedula } from '@/shared/lib/ley/cedula'
import { fold } from '@/shared/lib/text'

export const SANGRES = ['O+', 'O-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-'] as const
export type Sangre = (typeof SANGRES)[number]

const SIGNS = [
  [/\+|\bpos(?:itiv[oa])?\b/, '+'],
  [/-|\bneg(?:ativ[oa])?\b/, '-'],
] as const

/** The blood type that somebody wrote as `O+`, `ORH+`, `AB Rh negativo` or `0 positivo`; undefined where it is none. */
export function sangreOf(written: string): Sangre | undefined {
  const text = fold(written).replace(/[−–—]/g, '-')
  const [, group = ''] = /^\W*(ab|a|b|o|0)(?=[^a-z]|rh|pos|neg|$)/.exec(text) ?? []
  const sign = SIGNS.find(([pattern]) => pattern.test(text))?.[1]
  return SANGRES.find((one) => one === `${group.replace('0', 'o').toUpperCase()}${sign}`)
}

/** Ten digits, also of a spreadsheet that took the first zero for nothing; any other text, as of a passport, as it is. */
export function cedulaOf(written: string): string {
  const text = written.trim()
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{9,10}$/.test(digits) ? digits.padStart(10, '0') : text
}

/** What is odd about an identity number that may stay; null where nothing is. Letters are of another document. */
export function cedulaProblem(written: string): string | null {
  const text = cedulaOf(written)
  if (text === '' || /\p{L}/u.test(text)) return null
  return /^\d{10}$/.test(text) && isCedula(text) ? null : 'No es el número de una cédula. Revise los dígitos.'
}

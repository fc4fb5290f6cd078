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

/**
 * Whether these ten digits can be a cédula: province, kind of person, and the last digit that follows from the others (Registro Civil:
 * every other digit doubled, modulus 10).
 */
function isCedula(digits: string): boolean {
  const province = Number(digits.slice(0, 2))
  const numbers = [...digits].map(Number)
  const sum = numbers.slice(0, 9).reduce((all, digit, place) => {
    const twice = place % 2 === 0 ? digit * 2 : digit
    return all + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return ((province >= 1 && province <= 24) || province === 30) && (10 - (sum % 10)) % 10 === numbers[9]
}

/** What is odd about an identity number that may stay; null where nothing is. Letters are of another document. */
export function cedulaProblem(written: string): string | null {
  const text = cedulaOf(written)
  if (text === '' || /\p{L}/u.test(text)) return null
  return /^\d{10}$/.test(text) && isCedula(text) ? null : 'No es el número de una cédula. Revise los dígitos.'
}

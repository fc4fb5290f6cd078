import { isCedula } from '@/shared/lib/ley/cedula'

/** Weights of the check digit of a public body and of a company (SRI, modulus 11). */
const PUBLICO = [3, 2, 7, 6, 5, 4, 3, 2]
const SOCIEDAD = [4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Thirteen digits, also of a spreadsheet that took the first zero for nothing; any other text as it is, trimmed. */
export function rucOf(written: string): string {
  const text = written.trim()
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{12,13}$/.test(digits) ? digits.padStart(13, '0') : text
}

/** Three digits, `001`, from what a person or a spreadsheet writes; any other text as it is, trimmed. */
export function establecimientoOf(written: string): string {
  const text = written.trim()
  return /^\d{1,3}$/.test(text) ? text.padStart(3, '0') : text
}

function checks(digits: string, weights: readonly number[]): boolean {
  const numbers = [...digits].map(Number)
  const sum = weights.reduce((all, weight, place) => all + weight * (numbers[place] ?? 0), 0)
  return (11 - (sum % 11)) % 11 === numbers[weights.length]
}

/** What the number is of, which its third digit says. */
function isRight(digits: string): boolean {
  const third = Number(digits[2])
  if (third < 6) return isCedula(digits.slice(0, 10)) && digits.slice(10) !== '000'
  const province = Number(digits.slice(0, 2))
  const known = (province >= 1 && province <= 24) || province === 30
  if (third === 6) return known && checks(digits, PUBLICO) && digits.slice(9) !== '0000'
  return known && third === 9 && checks(digits, SOCIEDAD) && digits.slice(10) !== '000'
}

/**
 * Why this is no RUC, as a sentence; null where it is one. The SRI also gives numbers to companies whose check digit doesn't
 * follow, so a wrong digit is a question and no refusal.
 */
export function rucProblem(written: string): string | null {
  const ruc = rucOf(written)
  if (ruc === '') return 'Falta el RUC.'
  if (!/^\d{13}$/.test(ruc)) return 'El RUC tiene 13 dígitos.'
  return isRight(ruc) ? null : 'El dígito verificador del RUC no cuadra. Revise los números.'
}

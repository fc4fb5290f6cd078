/** Without 0/O and 1/I/L, which look alike, and without U and V: "be" and "ve" sound alike. 29 is a prime. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const BASE = ALPHABET.length
const DATA_LENGTH = 8

/** 53 bits spread evenly from any text (two mixed 32-bit halves). Not for secrets. */
function hash(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/**
 * Weights 9, 8, … 1 modulo the prime 29. Each is invertible and no two are equal, so changing one character
 * or swapping any two different ones always changes the sum.
 */
const weighted = (digits: number[]) =>
  digits.reduce((sum, digit, index) => sum + digit * (DATA_LENGTH + 1 - index), 0) % BASE

const group = (characters: string) => characters.replace(/(.{3})(?=.)/g, '$1-')

/**
 * The short code that a person can say on the phone for a report, such as `K7P-X3M-Q9R`: 8 characters taken
 * from the id and one that checks them. Birthday bound: 29⁸ ≈ 5·10¹¹ codes, so among 10,000 reports the chance
 * that any two share one is about 10⁸ / (2 · 5·10¹¹) = 1 in 10,000; among 1,000, 1 in a million.
 */
export function codigoOf(id: string): string {
  const digits: number[] = []
  for (let rest = hash(id); digits.length < DATA_LENGTH; rest = Math.floor(rest / BASE))
    digits.push(rest % BASE)
  digits.push((BASE - weighted(digits)) % BASE)
  return group(digits.map((digit) => ALPHABET[digit]).join(''))
}

export type ParsedCodigo = { kind: 'ok'; codigo: string } | { kind: 'mistyped' } | { kind: 'empty' }

/** Reads what a person typed or dictated: case, spaces, dashes and dots don't matter. */
export function parseCodigo(text: string): ParsedCodigo {
  const characters = text.toUpperCase().replace(/[\s\p{Pd}_.·]/gu, '')
  if (!characters) return { kind: 'empty' }
  const digits = Array.from(characters, (character) => ALPHABET.indexOf(character))
  const wellFormed = digits.length === DATA_LENGTH + 1 && !digits.includes(-1)
  return wellFormed && weighted(digits) === 0
    ? { kind: 'ok', codigo: group(characters) }
    : { kind: 'mistyped' }
}

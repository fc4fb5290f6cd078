import { createHash, randomInt } from 'node:crypto'

/** Without letters that look like others. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 10

/** Ten characters that a person copies by hand, from a console or a screen. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** What a person typed or pasted as a code: in small letters, with spaces or a hyphen. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

export const fingerprint = (text: string): Buffer => createHash('sha256').update(text).digest()

/** As `central` keeps the codes of its consoles. */
export const hexOf = (codigo: string): string => fingerprint(codigo).toString('hex')

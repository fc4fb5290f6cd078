import { createHash, randomInt } from 'node:crypto'

/** Without letters that look like others. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 10

/** Ten characters that a person copies by hand, from a console or a screen. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const fingerprint = (text: string): Buffer => createHash('sha256').update(text).digest()

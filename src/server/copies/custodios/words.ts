import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/spanish.js'
import { SpokenError } from '@/shared/lib/spoken-error'
import { enumerated } from '@/shared/lib/text'

/** Twelve words of BIP-39's Spanish list say 16 bytes; the last one also checks the others. */
const WORDS = 12

/** Without accents and capitals, as somebody types from a sheet of paper. The list has no two that are alike then. */
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const BY_PLAIN = new Map(wordlist.map((word) => [plain(word), word]))
/** No two begin alike. */
const BEGIN = 4
const BY_BEGIN = new Map(wordlist.map((word) => [plain(word).slice(0, BEGIN), word]))

/** What the list has instead of a word that isn't in it; undefined where nothing is near. */
const nearest = (word: string) => BY_BEGIN.get(plain(word).slice(0, BEGIN))?.normalize('NFC')

/** These 16 bytes as words. */
export const wordsOf = (bytes: Uint8Array): string[] =>
  entropyToMnemonic(bytes, wordlist).normalize('NFC').split(' ')

function wrongWord(word: string, index: number): string {
  const near = nearest(word)
  return `la palabra ${index + 1}, «${word}», no es de la lista${near ? ` (¿será «${near}»?)` : ''}`
}

/**
 * The 16 bytes that the words say; accents, capitals, numbers and commas between them don't count.
 * @throws SpokenError that names each wrong word
 */
export function bytesOfWords(typed: string): Uint8Array {
  const words = typed.split(/[^\p{L}\p{M}]+/u).filter(Boolean)
  const wrong = words.flatMap((word, index) => (BY_PLAIN.has(plain(word)) ? [] : [wrongWord(word, index)]))
  if (wrong.length > 0) throw new SpokenError(`Revise la clave: ${enumerated(wrong)}.`)
  if (words.length !== WORDS)
    throw new SpokenError(`La clave tiene ${WORDS} palabras, y aquí hay ${words.length}.`)
  try {
    return mnemonicToEntropy(words.map((word) => BY_PLAIN.get(plain(word))).join(' '), wordlist)
  } catch {
    throw new SpokenError(
      'Las palabras existen, pero juntas no son una clave: alguna es otra, o están en otro orden. Compárelas una por una con la hoja.',
    )
  }
}

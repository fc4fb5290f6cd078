import {
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

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
const wordsOf = (bytes: Uint8Array): string[] =>
  entropyToMnemonic(bytes, wordlist).normalize('NFC').split(' ')

function wrongWord(word: string, index: number): string {
  const near = nearest(word)
  return `la palabra ${index + 1}, «${word}», no es de la lista${near ? ` (¿será «${near}»?)` : ''}`
}

/**
 * The 16 bytes that the words say; accents, capitals, numbers and commas between them don't count.
 * @throws SpokenError that names each wrong word
 */
function bytesOfWords(typed: string): Uint8Array {
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

/** The two halves of a recovery key. The public one closes copies, and only the other one opens them. */
export type RecoveryKey = { privada: KeyObject; publica: Buffer }

const ENTROPY = 16
const KEY_BYTES = 32
const PURPOSE = 'bomberos custodios 1'

/** What stands before the 32 bytes of an X25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex')

const publicOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')

/** @throws where these are not the 32 bytes of a public half */
const publicKey = (bytes: Uint8Array): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'X25519', x: Buffer.from(bytes).toString('base64url') },
    format: 'jwk',
  })

/** The words of a key that nobody has; they are kept nowhere. */
export const newWords = (): string[] => wordsOf(randomBytes(ENTROPY))

/** @throws SpokenError that names each wrong word */
export function keyOf(words: string): RecoveryKey {
  const seed = Buffer.from(hkdfSync('sha256', bytesOfWords(words), '', PURPOSE, KEY_BYTES))
  const privada = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  return { privada, publica: publicOf(createPublicKey(privada)) }
}

/** Eight bytes by which a copy says for which key it is. */
export const nameOfKey = (publica: Uint8Array): Buffer =>
  createHash('sha256').update(publica).digest().subarray(0, 8)

/** The secret that both ends know, bound to what stands at the beginning of the copy. */
const secretOf = (mine: KeyObject, theirs: Uint8Array, header: Uint8Array): Buffer =>
  Buffer.from(
    hkdfSync(
      'sha256',
      diffieHellman({ privateKey: mine, publicKey: publicKey(theirs) }),
      header,
      PURPOSE,
      KEY_BYTES,
    ),
  )

/** A key pair for one copy alone: `secret` is what closes it, given its beginning. */
export function onceFor(publica: Uint8Array) {
  const { privateKey, publicKey: own } = generateKeyPairSync('x25519')
  return { once: publicOf(own), secret: (header: Uint8Array) => secretOf(privateKey, publica, header) }
}

/** What opens a copy that begins so, and was closed by `once`. */
export const secretFor = ({ privada }: RecoveryKey, once: Uint8Array, header: Uint8Array): Buffer =>
  secretOf(privada, once, header)

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
import { bytesOfWords, wordsOf } from './words'

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

import { createCipheriv, createDecipheriv } from 'node:crypto'
import { SpokenError } from '@/shared/lib/spoken-error'
import { nameOfKey, onceFor, type RecoveryKey, secretFor } from './key'

/**
 * A sealed text: what it is, the key's name and a public half of its own; then frames of 64 KiB in AES-256-GCM. Each
 * frame's number and whether it is the last are its nonce, as in age's STREAM: none can be turned, swapped, left out or cut.
 */
const MAGIC = Buffer.from('BMB-SEL1')
const NAME = 8
const PUBLIC = 32
const HEADER = MAGIC.length + NAME + PUBLIC
const FRAME = 64 * 1024
const TAG = 16

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** How long a text of so many bytes is once it is sealed. */
export const sealedLength = (bytes: number): number =>
  HEADER + bytes + TAG * Math.max(1, Math.ceil(bytes / FRAME))

const damaged = () => new SpokenError('La copia está dañada: alguien la cambió, o le falta una parte.')

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** The bytes in parts of that size, and whether each is the last one, which may be shorter, or empty where there are none. */
async function* framesOf(source: Bytes, size: number): AsyncGenerator<[frame: Buffer, last: boolean]> {
  let rest = Buffer.alloc(0)
  for await (const bytes of source) {
    rest = Buffer.concat([rest, bytes])
    let at = 0
    for (; rest.length - at > size; at += size) yield [rest.subarray(at, at + size), false]
    rest = rest.subarray(at)
  }
  yield [rest, true]
}

/** Seals a text for whoever has the words of this public half. */
export async function* seal(source: Bytes, publica: Uint8Array): AsyncGenerator<Buffer> {
  const { once, secret } = onceFor(publica)
  const header = Buffer.concat([MAGIC, nameOfKey(publica), once])
  const key = secret(header)
  yield header
  let index = 0
  for await (const [frame, last] of framesOf(source, FRAME)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index++, last))
    yield Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()])
  }
}

/** @throws SpokenError for another key */
function secretIn(header: Buffer, key: RecoveryKey): Buffer {
  if (header.length !== HEADER || !header.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged()
  if (!header.subarray(MAGIC.length, MAGIC.length + NAME).equals(nameOfKey(key.publica)))
    throw new SpokenError(
      'Esa clave no abre esta copia: es de otra brigada, o de antes o después de que se cambió. Busque la hoja de esta copia.',
    )
  try {
    return secretFor(key, header.subarray(MAGIC.length + NAME), header)
  } catch {
    throw damaged()
  }
}

function openFrame(frame: Buffer, key: Buffer, nonce: Buffer): Buffer {
  if (frame.length < TAG) throw damaged()
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(frame.subarray(-TAG))
  const text = decipher.update(frame.subarray(0, -TAG))
  try {
    decipher.final()
  } catch {
    throw damaged()
  }
  return text
}

/** The text that was sealed. What was given until it throws is right so far. @throws SpokenError */
export async function* open(source: Bytes, key: RecoveryKey): AsyncGenerator<Buffer> {
  let secret: Buffer | undefined
  let index = 0
  async function* body(): AsyncGenerator<Buffer> {
    let rest = Buffer.alloc(0)
    for await (const bytes of source) {
      if (secret) {
        yield Buffer.from(bytes)
        continue
      }
      rest = Buffer.concat([rest, bytes])
      if (rest.length < HEADER) continue
      secret = secretIn(rest.subarray(0, HEADER), key)
      yield rest.subarray(HEADER)
    }
  }
  for await (const [frame, last] of framesOf(body(), FRAME + TAG)) {
    if (!secret) throw damaged()
    yield openFrame(frame, secret, nonceOf(index++, last))
  }
}

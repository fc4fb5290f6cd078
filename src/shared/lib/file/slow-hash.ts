import { fromBase64, toBase64 } from '@/shared/lib/file/base64'
import { subtle } from '@/shared/lib/file/subtle'

/** What is kept of a secret that a person types: PBKDF2-SHA256, salt and hash in base64. */
export type SlowHash = { salt: string; hash: string; rounds: number }

const ROUNDS = 600_000

async function derive(secret: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> {
  const key = await subtle().importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await subtle().deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  )
  return toBase64(new Uint8Array(bits))
}

/** With a fresh salt (contract §2: never stored in clear). @throws RefusedError without https */
export async function slowHash(secret: string): Promise<SlowHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: toBase64(salt), hash: await derive(secret, salt, ROUNDS), rounds: ROUNDS }
}

/** Whether it is the secret of this hash. @throws RefusedError without https */
export async function slowMatches({ salt, hash, rounds }: SlowHash, secret: string): Promise<boolean> {
  const bytes = fromBase64(salt)
  return bytes !== null && (await derive(secret, bytes, rounds)) === hash
}

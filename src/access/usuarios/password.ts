import { fromBase64, toBase64 } from '@/shared/lib/file/base64'
import { subtle } from '@/shared/lib/file/subtle'
import { SAMPLE_PASSWORDS } from './seed'
import type { Usuario } from './usuario'

type Secret = NonNullable<Usuario['secreto']>

const ROUNDS = 600_000

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> {
  const key = await subtle().importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await subtle().deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  )
  return toBase64(new Uint8Array(bits))
}

/** PBKDF2-SHA256 with a fresh salt (contract §2: never stored in clear). @throws RefusedError without https */
export async function hashPassword(password: string): Promise<Secret> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: toBase64(salt), hash: await derive(password, salt, ROUNDS), rounds: ROUNDS }
}

/** Whether this device can check a password of theirs. */
export const hasPassword = ({ id, secreto }: Usuario): boolean =>
  secreto !== undefined || SAMPLE_PASSWORDS[id] !== undefined

/** Checks the user's own password, or the sample one while they have none. @throws RefusedError without https */
export async function passwordMatches(user: Usuario, password: string): Promise<boolean> {
  if (!user.secreto) return SAMPLE_PASSWORDS[user.id] === password
  const { salt, hash, rounds } = user.secreto
  const bytes = fromBase64(salt)
  return bytes !== null && (await derive(password, bytes, rounds)) === hash
}

import { passwordMatches } from '@/access/usuarios/password'
import { withoutSecrets } from '@/access/usuarios/usuario'
import { usuarios } from '@/access/usuarios/usuarios'
import { removeRaw, writeValue } from '@/shared/storage/entry/local'
import { type Attempts, LOCK_MS, lockedUntil, readAttempts } from './attempts'
import { ATTEMPTS_KEY } from './keys'
import { openSession } from './session'

export type Credentials = { email: string; password: string; remember: boolean }
/** `sesionTimeout` in minutes. */
export type Limits = { sesionTimeout: number; intentosMaximos: number }
export type LoginResult = { kind: 'ok' } | { kind: 'wrong' } | { kind: 'locked'; until: number }

const LOGIN_DELAY_MS = 500

const delay = (ms: number) => new Promise((done) => setTimeout(done, ms))

function countFailure({ intentosMaximos }: Limits): LoginResult {
  const fallos = readAttempts().fallos + 1
  const locked = fallos >= intentosMaximos
  const bloqueadoHasta = locked ? Date.now() + LOCK_MS : 0
  writeValue<Attempts>(ATTEMPTS_KEY, { fallos: locked ? 0 : fallos, bloqueadoHasta })
  return locked ? { kind: 'locked', until: bloqueadoHasta } : { kind: 'wrong' }
}

/**
 * Checks the credentials against the stored users and opens the session (spec §5; 500 ms delay, spec §9).
 * @throws StorageError when the browser can't keep the session
 */
export async function login(credentials: Credentials, limits: Limits): Promise<LoginResult> {
  await delay(LOGIN_DELAY_MS)
  const until = lockedUntil()
  if (until) return { kind: 'locked', until }
  const email = credentials.email.trim().toLowerCase()
  const user = (await usuarios.all()).find((candidate) => candidate.email.toLowerCase() === email)
  if (!user?.active || !(await passwordMatches(user, credentials.password))) return countFailure(limits)
  removeRaw(ATTEMPTS_KEY)
  openSession(withoutSecrets(user), credentials.remember ? null : limits.sesionTimeout)
  return { kind: 'ok' }
}

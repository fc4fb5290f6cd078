import { passwordMatches } from '@/access/usuarios/password'
import { withoutSecrets } from '@/access/usuarios/usuario'
import { usuarios } from '@/access/usuarios/usuarios'
import { removeRaw, writeValue } from '@/shared/storage/entry/local'
import { type Attempts, LOCK_MS, lockedUntil, readAttempts } from './attempts'
import { hasCentral } from './central/mark'
import { ATTEMPTS_KEY } from './keys'
import type { Checked, Credentials, LoginResult } from './login-result'
import { openSession } from './session'

/** `sesionTimeout` in minutes. */
export type Limits = { sesionTimeout: number; intentosMaximos: number }

const LOGIN_DELAY_MS = 500

const delay = (ms: number) => new Promise((done) => setTimeout(done, ms))

function countFailure({ intentosMaximos }: Limits): LoginResult {
  const fallos = readAttempts().fallos + 1
  const locked = fallos >= intentosMaximos
  const bloqueadoHasta = locked ? Date.now() + LOCK_MS : 0
  writeValue<Attempts>(ATTEMPTS_KEY, { fallos: locked ? 0 : fallos, bloqueadoHasta })
  return locked ? { kind: 'locked', until: bloqueadoHasta } : { kind: 'wrong' }
}

/** Checks the credentials against this device's users. */
async function checkHere({ email, password }: Credentials): Promise<Checked | LoginResult> {
  const wanted = email.trim().toLowerCase()
  const user = (await usuarios.all()).find((candidate) => candidate.email.toLowerCase() === wanted)
  if (!user?.active || !(await passwordMatches(user, password))) return { kind: 'wrong' }
  return { kind: 'in', user: withoutSecrets(user) }
}

/**
 * Checks the credentials, at the central where there is one, and opens the session (spec §5; 500 ms delay, spec §9).
 * @throws StorageError when the browser can't keep the session
 */
export async function login(credentials: Credentials, limits: Limits): Promise<LoginResult> {
  await delay(LOGIN_DELAY_MS)
  const until = lockedUntil()
  if (until) return { kind: 'locked', until }
  const check = hasCentral() ? (await import('./central/login')).checkAtCentral : checkHere
  const result = await check(credentials)
  if (result.kind === 'wrong') return countFailure(limits)
  if (result.kind !== 'in') return result
  removeRaw(ATTEMPTS_KEY)
  openSession(result.user, credentials.remember ? null : limits.sesionTimeout)
  return { kind: 'ok' }
}

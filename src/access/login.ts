import { removeKept, writeKept } from '@/shared/storage/entry/kept'
import { type Attempts, LOCK_MS, lockedUntil, readAttempts } from './attempts'
import { hasCentral } from './central/mark'
import { ATTEMPTS_KEY } from './keys'
import { openSession } from './session'
import { passwordMatches } from './usuarios/password'
import { type PublicUser, withoutSecrets } from './usuarios/usuario'
import { usuarios } from './usuarios/usuarios'

export type Credentials = { email: string; password: string; remember: boolean }

/** A sign-in that was checked, here or at the central: who it is. */
export type Checked = { kind: 'in'; user: PublicUser }

export type LoginResult =
  | { kind: 'ok' }
  /** The password was given by somebody else: it lets nobody in before they choose their own. */
  | { kind: 'code' }
  | { kind: 'wrong' }
  /** `until` in ms since 1970. */
  | { kind: 'locked'; until: number }
  /** Nobody could tell whether it is right; the sentence says why. */
  | { kind: 'refused'; sentence: string }

/** `sesionTimeout` in minutes. */
export type Limits = { sesionTimeout: number; intentosMaximos: number }

const LOGIN_DELAY_MS = 500

const delay = (ms: number) => new Promise((done) => setTimeout(done, ms))

function countFailure({ intentosMaximos }: Limits): LoginResult {
  const fallos = readAttempts().fallos + 1
  const locked = fallos >= intentosMaximos
  const bloqueadoHasta = locked ? Date.now() + LOCK_MS : 0
  writeKept<Attempts>(ATTEMPTS_KEY, { fallos: locked ? 0 : fallos, bloqueadoHasta })
  return locked ? { kind: 'locked', until: bloqueadoHasta } : { kind: 'wrong' }
}

/** Checks the credentials against this device's users. */
async function checkHere({ email, password }: Credentials): Promise<Checked | LoginResult> {
  const wanted = email.trim().toLowerCase()
  const user = (await usuarios.all()).find((candidate) => candidate.email.toLowerCase() === wanted)
  if (!user?.active || !(await passwordMatches(user, password))) return { kind: 'wrong' }
  return { kind: 'in', user: withoutSecrets(user) }
}

const MOVED = {
  gained:
    'Esta dirección tiene ahora una central. Recargue la aplicación e ingrese con su cuenta de la central.',
  lost: 'Esta dirección ya no tiene una central. Recargue la aplicación para ingresar sin ella.',
}

/** What a person hears who is not let in: where the host got a central or lost it, that is the reason. */
async function withReason(result: LoginResult): Promise<LoginResult> {
  const change = await import('./central/host').then(
    ({ askHostChange }) => askHostChange(),
    () => null,
  )
  return change && change !== 'claimed' ? { kind: 'refused', sentence: MOVED[change] } : result
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
  const checked = await check(credentials)
  const refused = checked.kind === 'wrong' || checked.kind === 'refused'
  const result = refused ? await withReason(checked) : checked
  if (result.kind === 'wrong') return countFailure(limits)
  if (result.kind !== 'in') return result
  removeKept(ATTEMPTS_KEY)
  openSession(result.user, credentials.remember ? null : limits.sesionTimeout)
  return { kind: 'ok' }
}

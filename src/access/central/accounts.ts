import { openSession } from '@/access/session'
import type { NewAccount, PublicUser } from '@/access/usuarios/usuario'
import { SpokenError } from '@/shared/lib/spoken-error'
import { deviceName } from './device-name'
import { CentralError, callCentral } from './http'
import { type Me, settle } from './login'
import { pullUsuarios } from './mirror'
import { beforeSignIn, forgetLeftSession } from './sign-out'

type AccountPatch = Partial<Pick<PublicUser, 'name' | 'email' | 'role' | 'active' | 'avatar'>>

const path = (id: string) => `/usuarios/${encodeURIComponent(id)}`

/** The central has done it: an answer that is lost now is no reason to say that it hasn't. */
const heard = () =>
  pullUsuarios().catch((error: unknown) => console.warn('Las cuentas se leen más tarde', error))

/** By account, when its person last used the central, as an ISO instant. @throws CentralError */
export async function readAccesos(): Promise<Record<string, string>> {
  const { accesos = {} } = await callCentral<{ accesos?: Record<string, string> }>('GET', '/usuarios')
  return accesos
}

/** The password of the first sign-in, told once, and until when: an ISO instant, which an earlier central doesn't say. */
export type Code = { codigo: string; hasta?: string }

/** @throws CentralError */
export async function createAccount(account: NewAccount): Promise<Code> {
  const made = await callCentral<Code>('POST', '/usuarios', account)
  await heard()
  return made
}

/** @throws CentralError */
export async function editAccount(id: string, patch: AccountPatch): Promise<PublicUser> {
  const { usuario } = await callCentral<{ usuario: PublicUser }>('PATCH', path(id), patch)
  await heard()
  return usuario
}

/** Replaces the password by a new code and ends the person's sessions. @throws CentralError */
export const resetAccount = (id: string): Promise<Code> => callCentral('POST', `${path(id)}/codigo`)

/** @throws CentralError */
export async function deleteAccount(id: string): Promise<void> {
  await callCentral('DELETE', path(id))
  await heard()
}

export type Claim = {
  codigo: string
  nombre: string
  correo: string
  clave: string
  muestras: 'quitar' | 'dejar'
}

/** Makes the central a brigade's own and signs its first person in. @throws CentralError */
export async function claimCentral(claim: Claim): Promise<PublicUser> {
  await beforeSignIn()
  await callCentral('POST', '/primera', { ...claim, dispositivo: deviceName() })
  forgetLeftSession()
  const me = await callCentral<Me>('GET', '/yo')
  await settle(me, claim.clave, () => openSession(me.persona, null))
  return me.persona
}

const UNKNOWN =
  'Se perdió la conexión antes de saber si la contraseña cambió. Ingrese con la nueva; si no entra, vale todavía la de antes.'

/**
 * Changes the password of whoever is signed in at the central. @throws CentralError: with status 0 nobody heard whether it
 * did, unless this device had no network at all
 */
export async function changeClave(actual: string, nueva: string): Promise<void> {
  try {
    await callCentral('POST', '/clave', { actual, nueva })
  } catch (error) {
    if (!(error instanceof CentralError) || error.status !== 0 || !navigator.onLine) throw error
    throw new CentralError(0, error.code, UNKNOWN, error)
  }
}

const NOT_IN = 'Su contraseña ya cambió, pero se perdió la conexión. Ingrese con ella.'

/**
 * Replaces the code that somebody was given by their own password and opens their session, which ends after
 * `idleMinutes` without use. @throws CentralError when the password is still the code, SpokenError when it was changed
 * and the session could not be opened
 */
export async function chooseFirstPassword(
  code: string,
  next: string,
  idleMinutes: number | null,
): Promise<void> {
  await changeClave(code, next)
  try {
    const me = await callCentral<Me>('GET', '/yo')
    await settle(me, next)
    openSession(me.persona, idleMinutes)
  } catch (cause) {
    throw new SpokenError(NOT_IN, { cause })
  }
}

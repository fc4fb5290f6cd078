import { openSession } from '@/access/session'
import type { NewAccount, PublicUser } from '@/access/usuarios/usuario'
import { SpokenError } from '@/shared/lib/spoken-error'
import { callCentral } from './http'
import { deviceName, type Me, settle } from './login'
import { pullUsuarios } from './mirror'

type AccountPatch = Partial<Pick<PublicUser, 'name' | 'email' | 'role' | 'active' | 'avatar'>>

const path = (id: string) => `/usuarios/${encodeURIComponent(id)}`

/** `codigo` is the password of the first sign-in, told once. @throws CentralError */
export async function createAccount(account: NewAccount): Promise<{ usuario: PublicUser; codigo: string }> {
  const made = await callCentral<{ usuario: PublicUser; codigo: string }>('POST', '/usuarios', account)
  await pullUsuarios()
  return made
}

/** @throws CentralError */
export async function editAccount(id: string, patch: AccountPatch): Promise<PublicUser> {
  const { usuario } = await callCentral<{ usuario: PublicUser }>('PATCH', path(id), patch)
  await pullUsuarios()
  return usuario
}

/** Replaces the password by a new code, which it resolves to, and ends the person's sessions. @throws CentralError */
export async function resetAccount(id: string): Promise<string> {
  const { codigo } = await callCentral<{ codigo: string }>('POST', `${path(id)}/codigo`)
  return codigo
}

/** @throws CentralError */
export async function deleteAccount(id: string): Promise<void> {
  await callCentral('DELETE', path(id))
  await pullUsuarios()
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
  await callCentral('POST', '/primera', { ...claim, dispositivo: deviceName() })
  const me = await callCentral<Me>('GET', '/yo')
  await settle(me, claim.clave, () => openSession(me.persona, null))
  return me.persona
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
  await callCentral('POST', '/clave', { actual: code, nueva: next })
  try {
    const me = await callCentral<Me>('GET', '/yo')
    await settle(me, next)
    openSession(me.persona, idleMinutes)
  } catch (cause) {
    throw new SpokenError(NOT_IN, { cause })
  }
}

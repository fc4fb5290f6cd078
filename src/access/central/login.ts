import type { Checked, Credentials, LoginResult } from '@/access/login'
import type { Differences } from '@/access/permissions'
import { allUsuarios, findUsuario } from '@/access/usuarios/find-usuario'
import { hashPassword, passwordMatches } from '@/access/usuarios/password'
import { type PublicUser, type Usuario, withoutSecrets } from '@/access/usuarios/usuario'
import { StorageError } from '@/shared/storage/errors'
import { deviceName } from './device-name'
import { prepareSession } from './first-session'
import { CentralError, callCentral } from './http'
import { offlineRight, pullUsuarios } from './mirror'
import { beforeSignIn, forgetLeftSession } from './sign-out'

/** Who is signed in, as the central says. Until `hasta`, in ms since 1970, they may sign in here without it. */
export type Me = { persona: PublicUser; debeCambiar: boolean; permisos: Differences; hasta: number }

const NO_RIGHT =
  'No hay conexión con la central, y esta cuenta no ha ingresado en este equipo. Ingrese primero con red.'
const RIGHT_OVER =
  'No hay conexión con la central, y pasaron más de 30 días desde su último ingreso con red en este equipo.'

/** What checks this password here while the central can't be reached; undefined without https. */
export async function verifierOf(password: string): Promise<Usuario['secreto']> {
  try {
    return await hashPassword(password)
  } catch (error) {
    console.warn('Sin https no se puede ingresar sin conexión', error)
    return undefined
  }
}

/**
 * Stores the central's accounts, and for the person it has just let in what a sign-in without it needs. `opens` opens
 * their session before the screens hear of the accounts: otherwise a screen would find the old session's account gone
 * and go to the login page.
 */
export async function settle({ persona, hasta }: Me, password: string, opens?: () => void): Promise<void> {
  await prepareSession()
  await pullUsuarios({ id: persona.id, secreto: await verifierOf(password), until: hasta }, opens)
}

/** With a full storage whoever this device knows is let in all the same: otherwise nobody could make room. */
async function settleIfRoom(me: Me, password: string): Promise<void> {
  try {
    await settle(me, password)
  } catch (error) {
    const full = error instanceof StorageError && error.reason === 'quota'
    if (!full || !(await findUsuario(me.persona.id))) throw error
  }
}

async function checkHere({ email, password }: Credentials): Promise<Checked | LoginResult> {
  const wanted = email.trim().toLowerCase()
  const user = (await allUsuarios()).find((one) => one.email.toLowerCase() === wanted)
  if (!user?.secreto) return { kind: 'refused', sentence: NO_RIGHT }
  if (!user.active || !(await passwordMatches(user, password))) return { kind: 'wrong' }
  if ((await offlineRight(user.id)) < Date.now()) return { kind: 'refused', sentence: RIGHT_OVER }
  return { kind: 'in', user: withoutSecrets(user) }
}

/**
 * Asks the central. Where it can't be reached, this device checks people who have signed in here before, by what it
 * stored then. The sample passwords don't count here, because only the central knows whether they still hold.
 */
export async function checkAtCentral(credentials: Credentials): Promise<Checked | LoginResult> {
  const { email, password } = credentials
  await beforeSignIn()
  try {
    const me = await callCentral<Me>('POST', '/sesion', {
      correo: email.trim(),
      clave: password,
      dispositivo: deviceName(),
    })
    forgetLeftSession()
    if (me.debeCambiar) return { kind: 'code' }
    await settleIfRoom(me, password)
    return { kind: 'in', user: me.persona }
  } catch (error) {
    if (!(error instanceof CentralError)) throw error
    if (error.status === 0 || error.status >= 500) return checkHere(credentials)
    if (error.status === 401) return { kind: 'wrong' }
    return { kind: 'refused', sentence: error.message }
  }
}

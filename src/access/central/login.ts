import { LOCK_MS } from '@/access/attempts'
import type { Checked, Credentials, LoginResult } from '@/access/login-result'
import type { Differences } from '@/access/permissions'
import { allUsuarios } from '@/access/usuarios/find-usuario'
import { hashPassword, passwordMatches } from '@/access/usuarios/password'
import { type PublicUser, type Usuario, withoutSecrets } from '@/access/usuarios/usuario'
import { CentralError, callCentral } from './http'
import { grantOffline, offlineRight, pullUsuarios } from './mirror'

/** Who the central says that one is. `hasta` (ms): until when a sign-in without it is good. */
export type Me = { persona: PublicUser; debeCambiar: boolean; permisos: Differences; hasta: number }

const DEVICES = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/

/** What the central calls this device. */
export const deviceName = (): string => DEVICES.exec(navigator.userAgent)?.[0] ?? 'Navegador'

const NO_RIGHT =
  'No hay conexión con la central, y esta cuenta no ha ingresado en este equipo. Ingrese primero con red.'
const RIGHT_OVER =
  'No hay conexión con la central, y pasaron más de 30 días desde su último ingreso con red en este equipo.'

/** Keeps what checks this password here for the next 30 days; without https a browser can't. */
async function verifierOf(password: string): Promise<Usuario['secreto']> {
  try {
    return await hashPassword(password)
  } catch (error) {
    console.warn('Sin https no se puede ingresar sin conexión', error)
    return undefined
  }
}

/**
 * Keeps accounts, verifier and right of whoever the central has just let in. Where another person is signed in on this
 * device, `opens` opens the new session as soon as the account is here: one whose account is gone is sent to the login
 * screen.
 */
export async function settle({ persona, hasta }: Me, password: string, opens?: () => void): Promise<void> {
  await pullUsuarios({ id: persona.id, secreto: await verifierOf(password) }, opens)
  await grantOffline(persona.id, hasta)
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
 * Asks the central; where it can't be reached, whoever signed in here before is checked by what this device kept then.
 * No sample password counts here: those of a central with samples are its own.
 */
export async function checkAtCentral(credentials: Credentials): Promise<Checked | LoginResult> {
  const { email, password } = credentials
  try {
    const me = await callCentral<Me>('POST', '/sesion', {
      correo: email.trim(),
      clave: password,
      dispositivo: deviceName(),
    })
    if (me.debeCambiar) return { kind: 'code' }
    await settle(me, password)
    return { kind: 'in', user: me.persona }
  } catch (error) {
    if (!(error instanceof CentralError)) throw error
    if (error.status === 0 || error.status >= 500) return checkHere(credentials)
    if (error.status === 429) return { kind: 'locked', until: Date.now() + LOCK_MS }
    if (error.status === 401) return { kind: 'wrong' }
    return { kind: 'refused', sentence: error.message }
  }
}

import { AccessError } from '@/access/authorize'
import { hasCentral } from '@/access/central/mark'
import { currentUser } from '@/access/current-user'
import { hashPassword, passwordMatches } from './password'
import { usuarios } from './usuarios'

/** False when the central has another password. @throws CentralError when it can't be reached or refuses */
async function changeAtCentral(actual: string, nueva: string): Promise<boolean> {
  const { CentralError, callCentral } = await import('@/access/central/http')
  try {
    await callCentral('POST', '/clave', { actual, nueva })
    return true
  } catch (error) {
    if (error instanceof CentralError && error.code === 'clave' && error.status === 401) return false
    throw error
  }
}

/**
 * Changes the signed-in person's own password (contract §2); the caller checks the configured policy first. Resolves to
 * false when `current` is not their password now.
 * @throws AccessError when nobody is signed in, CentralError where a central says no
 */
export async function changeOwnPassword(current: string, next: string): Promise<boolean> {
  const actor = await currentUser()
  const user = actor ? await usuarios.find(actor.id) : undefined
  if (!user) throw new AccessError('dashboard:view', 'Inicie sesión para cambiar su contraseña.')
  if (!(await (hasCentral() ? changeAtCentral(current, next) : passwordMatches(user, current)))) return false
  await usuarios.update(user.id, { secreto: await hashPassword(next) })
  return true
}

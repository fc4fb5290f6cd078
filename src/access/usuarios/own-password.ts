import { AccessError } from '@/access/authorize'
import { hasCentral } from '@/access/central/mark'
import { currentUser } from '@/access/current-user'
import { hashPassword, passwordMatches } from './password'
import { usuarios } from './usuarios'

/** False when the central has another password. @throws CentralError when it can't be reached or refuses */
async function changeAtCentral(actual: string, nueva: string): Promise<boolean> {
  const [{ CentralError }, { changeClave }] = await Promise.all([
    import('@/access/central/http'),
    import('@/access/central/accounts'),
  ])
  try {
    await changeClave(actual, nueva)
    return true
  } catch (error) {
    if (error instanceof CentralError && error.code === 'clave' && error.status === 401) return false
    throw error
  }
}

/**
 * Keeps what checks the new password here while the central can't be reached. The central has the password by now, so a
 * browser that keeps nothing must not make the person believe that the old one still holds.
 */
async function keepVerifier(id: string, password: string): Promise<void> {
  try {
    const { verifierOf } = await import('@/access/central/login')
    await usuarios.update(id, { secreto: await verifierOf(password) })
  } catch (error) {
    console.warn('No se guardó con qué comprobar la contraseña nueva sin conexión', error)
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
  if (hasCentral()) {
    if (!(await changeAtCentral(current, next))) return false
    await keepVerifier(user.id, next)
    return true
  }
  if (!(await passwordMatches(user, current))) return false
  await usuarios.update(user.id, { secreto: await hashPassword(next) })
  return true
}

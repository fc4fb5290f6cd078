import { AccessError } from '@/access/authorize'
import { currentUser } from '@/access/current-user'
import { hashPassword, passwordMatches } from './password'
import { usuarios } from './usuarios'

/**
 * Changes the signed-in person's own password (contract §2); the caller checks the configured policy first. Resolves to
 * false when `current` is not their password now.
 * @throws AccessError when nobody is signed in
 */
export async function changeOwnPassword(current: string, next: string): Promise<boolean> {
  const actor = await currentUser()
  const user = actor ? await usuarios.find(actor.id) : undefined
  if (!user) throw new AccessError('dashboard:view', 'Inicie sesión para cambiar su contraseña.')
  if (!(await passwordMatches(user, current))) return false
  await usuarios.update(user.id, { secreto: await hashPassword(next) })
  return true
}

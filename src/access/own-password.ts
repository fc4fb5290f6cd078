import { AccessError } from './authorize'
import { currentUser } from './current-user'
import { hashPassword, passwordMatches } from './password'
import { usuarios } from './usuarios'

/**
 * The signed-in person's own password, hashed (contract §2). The configured policy is the caller's to check.
 * Resolves to false when `current` is not their password now. @throws AccessError when nobody is signed in
 */
export async function changeOwnPassword(current: string, next: string): Promise<boolean> {
  const actor = await currentUser()
  const user = actor ? await usuarios.find(actor.id) : undefined
  if (!user) throw new AccessError('dashboard:view', 'Inicie sesión para cambiar su contraseña.')
  if (!(await passwordMatches(user, current))) return false
  await usuarios.update(user.id, { secreto: await hashPassword(next) })
  return true
}

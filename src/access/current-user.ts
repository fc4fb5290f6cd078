import { sessionUserId } from './session'
import { type PublicUser, withoutSecrets } from './usuario'
import { findUsuario } from './usuarios-store'

/**
 * The signed-in person as the stored user list has them at this moment, or null: signed out, expired, unknown or
 * deactivated. The role in the session's own copy counts for nothing (contract §2).
 */
export async function currentUser(): Promise<PublicUser | null> {
  const id = sessionUserId()
  const user = id ? await findUsuario(id) : undefined
  return user?.active ? withoutSecrets(user) : null
}

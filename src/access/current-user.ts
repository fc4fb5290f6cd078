import { findUsuario } from '@/access/usuarios/find-usuario'
import { type PublicUser, withoutSecrets } from '@/access/usuarios/usuario'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { differencesIn, permisosStored } from './permisos'
import type { Differences } from './permissions'
import { sessionUserId } from './session'

/** Reads without checking a permission, because every such check begins here. */
const { read: readPermisos } = createObjectRepository(permisosStored)

/** The signed-in person, with what a SUPERADMIN changed in the rights of their role. */
export type CurrentUser = PublicUser & { permisos: Differences }

/**
 * The signed-in person as the stored user list has them at this moment; null when nobody is signed in, the session
 * expired, or the user is unknown or deactivated. The role in the session's own copy is never used (contract §2).
 */
export async function currentUser(): Promise<CurrentUser | null> {
  const id = sessionUserId()
  const user = id ? await findUsuario(id) : undefined
  if (!user?.active) return null
  return { ...withoutSecrets(user), permisos: differencesIn(await readPermisos(), user.role) }
}

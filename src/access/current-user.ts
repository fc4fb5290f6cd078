import { queryOptions, useQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { findUsuario } from '@/access/usuarios/find-usuario'
import { type PublicUser, withoutSecrets } from '@/access/usuarios/usuario'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { USUARIOS_KEY } from './keys'
import { differencesIn, permisosStored } from './permisos'
import { can, type Differences, type Permission } from './permissions'
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
  if (!id) return null
  // Asked of storage together: whoever opens a record waits for both.
  const [user, permisos] = await Promise.all([findUsuario(id), readPermisos()])
  if (!user?.active) return null
  return { ...withoutSecrets(user), permisos: differencesIn(permisos, user.role) }
}

/** Under the users' key, so that any change of a user refreshes who is signed in. */
export const userQuery = queryOptions({
  queryKey: [USUARIOS_KEY, 'actual'],
  queryFn: currentUser,
})

/** Who is signed in now; null while signed out or still loading. */
export const useUser = (): CurrentUser | null => useQuery(userQuery).data ?? null

export const useCan = (permission: Permission): boolean => can(useUser(), permission)

/**
 * Guards run on link hover too, so they only check and redirect. The guards of the pages get the person in their context, and
 * storage is asked once at each change of address.
 */
export async function requireUser({
  location,
}: {
  location: { href: string }
}): Promise<{ user: CurrentUser }> {
  const user = await currentUser()
  if (user) return { user }
  // The fragment may hold a citizen's report, and servers log queries: it must not become part of one.
  const [path = '', hash = ''] = location.href.split('#')
  throw redirect({ to: '/login', search: { redirect: path }, hash })
}

/** Only a path of this site is a redirect target: `//host` and `/\host` lead to another site. */
export function localPath(target: string | undefined): string | undefined {
  return target && /^\/(?![/\\])/.test(target) ? target : undefined
}

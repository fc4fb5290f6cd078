import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CurrentUser, currentUser } from './current-user'
import { USUARIOS_KEY } from './keys'
import { can, type Permission } from './permissions'

/** Under the users' key, so that any change of a user refreshes who is signed in. */
export const userQuery = queryOptions({
  queryKey: [USUARIOS_KEY, 'actual'],
  queryFn: currentUser,
})

/** Who is signed in now; null while signed out or still loading. */
export const useUser = (): CurrentUser | null => useQuery(userQuery).data ?? null

export const useCan = (permission: Permission): boolean => can(useUser(), permission)

import { type CrudModule, can } from './permissions'
import { useUser } from './user-query'

/** What the role may do with a module's records; apart, as public pages carry user-query too. */
export function useRights(module: CrudModule) {
  const user = useUser()
  return {
    canCreate: can(user, `${module}:create`),
    canEdit: can(user, `${module}:edit`),
    canDelete: can(user, `${module}:delete`),
    canExport: can(user, 'system:export'),
  }
}

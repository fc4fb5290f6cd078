import type { ReactNode } from 'react'
import { useCan, useUser } from './current-user'
import { type CrudModule, can, type Permission } from './permissions'

/** Shows its children only to those who hold the permission. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan(permission) ? children : null
}

/** What the role may do with a module's records. */
export function useRights(module: CrudModule) {
  const user = useUser()
  return {
    canCreate: can(user, `${module}:create`),
    canEdit: can(user, `${module}:edit`),
    canDelete: can(user, `${module}:delete`),
    canExport: can(user, 'system:export'),
  }
}

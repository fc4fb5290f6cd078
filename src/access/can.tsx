import type { ReactNode } from 'react'
import type { Permission } from './permissions'
import { useCan } from './user-query'

/** Shows its children only to those who hold the permission. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan(permission) ? children : null
}

import { centralMark } from '@/access/central/mark'
import { can, type Permission, type Subject } from '@/access/permissions'

/** Whether a page is offered to this person here. */
export const isOpenTo =
  (user: Subject | null | undefined) =>
  ({ permission, withCentral }: { permission: Permission; withCentral?: true }): boolean =>
    can(user, permission) && (!withCentral || centralMark() !== null)

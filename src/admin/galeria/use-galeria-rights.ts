import { can } from '@/access/permissions'
import { useUser } from '@/access/user-query'

/** Adding, editing and deleting require the module's permission and the one for files (spec §6). */
export function useGaleriaRights() {
  const user = useUser()
  const both = (action: 'create' | 'edit' | 'delete') =>
    can(user, `galeria:${action}`) && can(user, `media:${action}`)
  return { canCreate: both('create'), canEdit: both('edit'), canDelete: both('delete') }
}

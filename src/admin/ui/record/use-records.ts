import { useMutation } from '@tanstack/react-query'
import type { TableSearch } from '@/admin/ui/table/table-search'
import type { createResource } from '@/shared/query/resource'
import type { Stored } from '@/shared/storage/stored-module'
import { type DialogRights, type DialogSearch, useDialog } from './use-dialog'
import { useWhole } from './use-whole'

type Resource<T extends Stored> = Pick<ReturnType<typeof createResource<T>>, 'known' | 'remove'>

/** A module's records, its open dialog, and the actions that the role has in RecordTable. */
export function useRecords<T extends Stored>(
  resource: Resource<T>,
  search: DialogSearch & TableSearch,
  rights: DialogRights & { canDelete: boolean },
) {
  const list = useWhole(resource)
  const { mutate: remove } = useMutation(resource.remove)
  const dialogs = useDialog(search, list, rights)
  const { view, edit } = dialogs
  const table = { search, onView: view, onEdit: edit, onRemove: rights.canDelete ? remove : undefined }
  return { list, table, ...dialogs }
}

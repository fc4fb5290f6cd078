import type { Permission } from '@/access/permissions'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import type { createResource } from '@/shared/query/resource'
import type { Stored } from '@/shared/storage/stored-module'

type Known<T extends Stored> = ReturnType<typeof createResource<T>>['known']

/** A list that the role may act on; empty for the others. What isn't here yet (`unknown`) waits for nobody here. */
export function useAllowedList<T extends Stored>(known: Known<T>, permission: Permission) {
  const { data, isLoading } = useAllowed({ ...known, throwOnError: true }, permission)
  return { data: data ?? [], isLoading, unknown: data === null }
}

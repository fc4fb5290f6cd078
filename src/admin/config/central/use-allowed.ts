import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Permission } from '@/access/permissions'
import { useCan } from '@/access/user-query'

/** What the central answers to those who have the permission; for the others nothing is asked. */
export function useAllowed<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
  permission: Permission,
): T | undefined {
  const allowed = useCan(permission)
  const { data } = useQuery({ ...query, enabled: allowed })
  return allowed ? data : undefined
}

import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import type { Permission } from '@/access/permissions'

type Read<T> = { data: T | undefined; isLoading: boolean; failed: boolean }

/** What a query reads for those who have the permission; for the others nothing is asked, and what is kept is not shown. */
export function useAllowed<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
  permission: Permission,
): Read<T> {
  const allowed = useCan(permission)
  const { data, isLoading, isError } = useQuery({ ...query, enabled: allowed })
  return { data: allowed ? data : undefined, isLoading, failed: allowed && isError }
}

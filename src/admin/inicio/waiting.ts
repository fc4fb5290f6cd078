import type { LinkProps } from '@tanstack/react-router'
import type { Permission } from '@/access/permissions'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import type { createResource } from '@/shared/query/resource'
import type { Stored } from '@/shared/storage/stored-module'
import type { Icon } from '@/shared/ui/icon/icon'

/** One thing that waits, and the screen where somebody sees to it. */
export type Waiting = Pick<LinkProps, 'to' | 'search' | 'params'> & {
  id: string
  icon: Icon
  color: 'red' | 'orange' | 'blue' | 'gray'
  text: string
  /** Of a report: what it is, and since when it has waited, as an ISO instant. */
  kind?: string
  since?: string
  note?: string | undefined
  urgent?: boolean
}

type Known<T extends Stored> = ReturnType<typeof createResource<T>>['known']

/** A list that the role may act on; empty for the others. What isn't here yet waits for nobody here. */
export function useAllowedList<T extends Stored>(known: Known<T>, permission: Permission) {
  const { data, isLoading } = useAllowed({ ...known, throwOnError: true }, permission)
  return { data: data ?? [], isLoading }
}

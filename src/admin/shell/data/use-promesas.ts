import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ModuloId } from '@/access/modulos'
import type { Uses } from '@/access/uses'
import { useNow } from '@/admin/ui/record/age'
import { toDay } from '@/shared/lib/fecha'
import { useReads } from './use-reads'

const promesasQuery = queryOptions({
  queryKey: ['promesas'],
  queryFn: () => import('@/entities/promesas').then(({ PROMESAS }) => PROMESAS),
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * What keeps these modules from being switched off, as far as this person may read it; '' where nothing does, and null
 * where this device can't tell. Null as a whole while it is being read.
 */
export function usePromesas(of: Uses): Map<ModuloId, string | null> | null {
  const hoy = toDay(useNow())
  const { data: all } = useQuery(promesasQuery)
  const read = useReads(useMemo(() => (all ?? []).filter(({ id }) => of(id)), [all, of]))
  if (!all || !read) return null
  const { mine, whole, at } = read
  return new Map(mine.map((one) => [one.id, whole.includes(one) ? one.said(at, hoy) : null]))
}

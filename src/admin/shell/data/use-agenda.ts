import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Agenda, At, Momento } from '@/access/module'
import { MODULOS } from '@/access/modulos'
import type { Uses } from '@/access/uses'
import { useNow } from '@/admin/ui/record/age'
import { loadAgendas } from '@/entities/agenda'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { toDay } from '@/shared/lib/fecha'
import { useReads } from './use-reads'

/** What the modules that the brigade uses say. */
export const agendasQuery = (uses: Uses) =>
  queryOptions({
    queryKey: ['agendas', MODULOS.filter(uses)],
    queryFn: () => loadAgendas(uses),
    staleTime: Number.POSITIVE_INFINITY,
  })

const NONE: readonly Agenda[] = []

type Told<T> = { told: T | null; lacking: boolean; hoy: string }

/**
 * What `say`, which stays the same function, makes of the modules that the brigade uses and this person may read; null while
 * they are being read. `lacking`: something of it isn't whole on this device. `hoy` is `YYYY-MM-DD`.
 */
export function useAgenda<T>(say: (whole: readonly Agenda[], at: At, momento: Momento) => T): Told<T> {
  const now = useNow()
  const { data: agendas } = useQuery(agendasQuery(useModulos()))
  const read = useReads(agendas ?? NONE)
  return useMemo(() => {
    const momento = { hoy: toDay(now), ahora: now.getTime() }
    if (!agendas || !read) return { told: null, lacking: false, hoy: momento.hoy }
    const { mine, whole, at } = read
    return { told: say(whole, at, momento), lacking: whole.length < mine.length, hoy: momento.hoy }
  }, [agendas, read, now, say])
}

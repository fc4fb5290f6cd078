import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '@/admin/ui/record/age'
import { type Ano, anoDe } from '@/entities/anual'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { toDay } from '@/shared/lib/fecha'
import { agendasQuery } from './use-agenda'
import { useReads } from './use-reads'

/**
 * The running year by the modules that the brigade uses and this person may read; `ano` is null where there is none of
 * them. Null as a whole while it is being read. `hoy` is `YYYY-MM-DD`.
 */
export function useAnual(): { ano: Ano | null; hoy: string } | null {
  const hoy = toDay(useNow())
  const { data: agendas } = useQuery(agendasQuery(useModulos()))
  const read = useReads(useMemo(() => (agendas ?? []).flatMap(({ year }) => year ?? []), [agendas]))
  return useMemo(() => {
    if (!agendas || !read) return null
    const { mine, whole, at } = read
    const lacking = mine.filter((one) => !whole.includes(one))
    return { ano: anoDe(whole, lacking, at, hoy), hoy }
  }, [agendas, read, hoy])
}

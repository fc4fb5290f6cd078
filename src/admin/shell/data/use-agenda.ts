import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Agenda } from '@/access/module'
import { can, type Subject } from '@/access/permissions'
import { listRepository, objectRepository } from '@/access/repository'
import { useUser } from '@/access/user-query'
import { useNow } from '@/admin/ui/record/age'
import { loadAgendas, type Pendiente, pendientes } from '@/entities/agenda'
import { isList, type StoredThing, storedAt } from '@/entities/modules'
import { toDay } from '@/shared/lib/fecha'
import { knownQuery } from '@/shared/query/resource'
import { isObject } from './data-modules'

const agendasQuery = queryOptions({
  queryKey: ['agendas'],
  queryFn: loadAgendas,
  staleTime: Number.POSITIVE_INFINITY,
})

const NONE: readonly Agenda[] = []

const mayRead = (user: Subject | null | undefined, stored: StoredThing | undefined): boolean =>
  stored !== undefined &&
  (stored.readers.length === 0 || stored.readers.some((permission) => can(user, permission)))

/** What a screen reads under this key; null for a list of which this device hasn't all. */
function queryOf(key: string) {
  const stored = storedAt(key)
  if (stored && isList(stored))
    return queryOptions<unknown>({
      ...(knownQuery(listRepository(stored)) as object),
      queryKey: [key, 'entera'],
    })
  if (!stored || !isObject(stored)) throw new Error(`No module stores ${key}`)
  return queryOptions<unknown>({ queryKey: [key], queryFn: objectRepository(stored).read })
}

/**
 * What is due from the modules that this person may read; null while it is being read. `lacking`: something of it isn't
 * whole on this device. `hoy` is `YYYY-MM-DD`.
 */
export function useAgenda(): { list: Pendiente[] | null; lacking: boolean; hoy: string } {
  const user = useUser()
  const hoy = toDay(useNow())
  const { data: agendas } = useQuery(agendasQuery)
  const mine = useMemo(
    () => (agendas ?? NONE).filter(({ reads }) => reads.every((key) => mayRead(user, storedAt(key)))),
    [agendas, user],
  )
  const keys = useMemo(() => [...new Set(mine.flatMap(({ reads }) => reads))], [mine])
  const read = useQueries({
    queries: useMemo(() => keys.map(queryOf), [keys]),
    combine: (results) => ({
      values: results.map(({ data }) => data),
      done: results.every(({ isLoading }) => !isLoading),
    }),
  })
  return useMemo(() => {
    if (!agendas || !read.done) return { list: null, lacking: false, hoy }
    const values = new Map(keys.map((key, n) => [key, read.values[n]]))
    const whole = mine.filter(({ reads }) => reads.every((key) => values.get(key) != null))
    const at = <T>(key: string) => values.get(key) as T
    return { list: pendientes(whole, at, hoy), lacking: whole.length < mine.length, hoy }
  }, [agendas, read, keys, mine, hoy])
}

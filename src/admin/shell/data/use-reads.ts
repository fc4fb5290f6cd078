import { queryOptions, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUser } from '@/access/current-user'
import type { At } from '@/access/module'
import { can, type Subject } from '@/access/permissions'
import { listRepository, objectRepository } from '@/access/repository'
import { USOS } from '@/entities/inventario/existencias'
import { segun } from '@/entities/inventario/queries'
import { SEGUN_ITEMS } from '@/entities/inventario/revision/fuera'
import { MODULES, type StoredThing, storedAt } from '@/entities/modules'
import { usosAlUltimo } from '@/entities/registro-servicios/registros'
import { knownQuery } from '@/shared/query/resource'
import { isObject } from './data-modules'

/** Something that is worked out of what is stored under these keys; under `also`, for whoever may read it. */
type Reader = { reads: readonly string[]; also?: readonly string[] }

const sees = (user: Subject | null | undefined, stored: StoredThing | undefined): boolean =>
  stored !== undefined &&
  (stored.readers.length === 0 || stored.readers.some((permission) => can(user, permission)))

/**
 * What partes used is for whoever keeps the things, who needn't see the log; what is out of service for whoever calls people
 * out, who needn't see the things.
 */
const mayRead = (user: Subject | null | undefined, key: string): boolean =>
  key === USOS
    ? can(user, 'inventario:view')
    : key === SEGUN_ITEMS
      ? can(user, 'servicios:view')
      : sees(user, storedAt(key))

/** What a screen reads under this key; null for a list of which this device hasn't all. */
function queryOf(key: string) {
  if (key === USOS) return usosAlUltimo as UseQueryOptions<unknown>
  if (key === SEGUN_ITEMS) return segun as UseQueryOptions<unknown>
  const stored = storedAt(key)
  // The module's own: what all of them read of one list is read once.
  const list = MODULES.flatMap(({ lists = [] }) => lists).find((one) => one.key === key)
  if (list)
    return queryOptions<unknown>({
      ...(knownQuery(listRepository(list)) as object),
      queryKey: [key, 'entera'],
    })
  if (!stored || !isObject(stored)) throw new Error(`No module stores ${key}`)
  return queryOptions<unknown>({ queryKey: [key], queryFn: objectRepository(stored).read })
}

/**
 * Reads for these what they need, as far as this person may. `mine` are those that this person may read, and `whole` those
 * of them of which this device has everything; null while it is being read.
 */
export function useReads<R extends Reader>(readers: readonly R[]): { mine: R[]; whole: R[]; at: At } | null {
  const user = useUser()
  const mine = useMemo(
    () => readers.filter(({ reads }) => reads.every((key) => mayRead(user, key))),
    [readers, user],
  )
  const keys = useMemo(
    () => [
      ...new Set(
        mine.flatMap(({ reads, also = [] }) => [...reads, ...also.filter((key) => mayRead(user, key))]),
      ),
    ],
    [mine, user],
  )
  const read = useQueries({
    queries: useMemo(() => keys.map(queryOf), [keys]),
    combine: (results) => ({
      values: results.map(({ data }) => data),
      done: results.every(({ isLoading }) => !isLoading),
    }),
  })
  return useMemo(() => {
    if (!read.done) return null
    const values = new Map(keys.map((key, n) => [key, read.values[n]]))
    const whole = mine.filter(({ reads }) => reads.every((key) => values.get(key) != null))
    return { mine, whole, at: <T>(key: string) => (values.get(key) ?? null) as T }
  }, [read, keys, mine])
}

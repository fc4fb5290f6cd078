import { queryOptions } from '@tanstack/react-query'
import type { Accesos, Invitacion } from '@/access/central/devices'
import { CentralError, callCentral } from '@/access/central/http'
import type { MutationMeta } from '@/shared/query/toast'

const ACCESOS = 'accesos'

/** Which phones let whom in, from the central: no device keeps it. */
export const accesosQuery = queryOptions({
  queryKey: [ACCESOS],
  queryFn: () => callCentral<Accesos>('GET', '/accesos'),
  networkMode: 'always',
  staleTime: 0,
  retry: false,
})

/** Somebody who was added a moment ago is on their way to the central. */
const ON_THE_WAY = { tries: 5, everyMs: 1000 }

export const invitePerson = {
  mutationFn: (persona: string) => callCentral<Invitacion>('POST', '/accesos', { persona }),
  networkMode: 'always',
  retry: (failures: number, error: Error) =>
    error instanceof CentralError && error.status === 404 && failures < ON_THE_WAY.tries,
  retryDelay: ON_THE_WAY.everyMs,
  meta: { failure: 'No se pudo dar el acceso.', invalidates: [ACCESOS] } as MutationMeta,
} as const

/** The code of each person of several, and who got none. */
export type Repartidos = { dados: (Invitacion & { persona: string })[]; sin: string[] }

/** One code each, one after another: those that were given stand, also if a later one fails. */
export const invitePeople = {
  mutationFn: async (personas: readonly string[]): Promise<Repartidos> => {
    const result: Repartidos = { dados: [], sin: [] }
    for (const persona of personas)
      try {
        const given = await callCentral<Invitacion>('POST', '/accesos', { persona })
        result.dados.push({ ...given, persona })
      } catch (error) {
        console.error('No se pudo dar un acceso', error)
        result.sin.push(persona)
      }
    return result
  },
  networkMode: 'always',
  meta: { failure: 'No se pudieron dar los accesos.', invalidates: [ACCESOS] } as MutationMeta,
} as const

export const endAcceso = {
  mutationFn: (id: string) => callCentral('DELETE', `/accesos/${encodeURIComponent(id)}`),
  networkMode: 'always',
  meta: {
    success: { title: 'Ese teléfono ya no tiene acceso' },
    failure: 'No se pudo quitar el acceso.',
    invalidates: [ACCESOS],
  } as MutationMeta,
} as const

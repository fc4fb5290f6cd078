import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Uses, usesOf } from '@/access/uses'
import { readFrom } from '@/shared/query/read-from'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { type Configuracion, configuracionStored, DEFAULT_CONFIGURACION } from './configuracion'

const { read } = createObjectRepository(configuracionStored)

/** Anyone may read it; `queries.ts` saves it. */
export const configuracionQuery = queryOptions({
  queryKey: [configuracionStored.key],
  queryFn: ({ client }) => readFrom(client, configuracionStored.key, read),
})

/** The institution as this browser has it configured; whoever asks waits until it is read, for what is written or kept. */
export const useInstitucion = (): Configuracion => useSuspenseQuery(configuracionQuery).data

/** The same at once, by its usual values until it is read: only for drawing, never for a text that stays. */
export const useDrawnInstitucion = (): Configuracion =>
  useQuery(configuracionQuery).data ?? DEFAULT_CONFIGURACION

/** Which optional modules the brigade uses, as this browser heard it last: the root reads it before it draws anything. */
export function useModulos(): Uses {
  const { modulos } = useDrawnInstitucion()
  return useMemo(() => usesOf({ modulos }), [modulos])
}

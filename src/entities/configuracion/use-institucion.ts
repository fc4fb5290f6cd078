import { queryOptions, useQuery } from '@tanstack/react-query'
import { readFrom } from '@/shared/query/read-from'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { type Configuracion, DEFAULT_CONFIGURACION } from './configuracion'
import { configuracionStored } from './stored'

const { read } = createObjectRepository(configuracionStored)

/** Anyone may read it; `queries.ts` saves it. */
export const configuracionQuery = queryOptions({
  queryKey: [configuracionStored.key],
  queryFn: ({ client }) => readFrom(client, configuracionStored.key, read),
})

/** The institution as this browser has it configured, at once and without suspending. */
export const useInstitucion = (): Configuracion => useQuery(configuracionQuery).data ?? DEFAULT_CONFIGURACION

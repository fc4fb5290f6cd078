import { queryOptions, useQuery } from '@tanstack/react-query'
import { readFrom } from '@/shared/query/read-from'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { anioDe } from './anio'
import { type CifraId, cifraDe, isSampleCifra } from './cifras'
import { contadasStored } from './contadas'
import { useSitio } from './use-sitio'

const { read } = createObjectRepository(contadasStored)

/** The figures that were counted last; the panel counts them. */
export const contadasQuery = queryOptions({
  queryKey: [contadasStored.key],
  queryFn: ({ client }) => readFrom(client, contadasStored.key, read),
})

/** The year of the statistics and each figure, empty where nobody has counted it; and whether it is the sample's. */
export function useCifras() {
  const sitio = useSitio()
  const { data } = useQuery(contadasQuery)
  return {
    anio: anioDe(sitio, new Date()),
    cifra: (id: CifraId) => cifraDe(id, sitio, { ...data }),
    isSample: (id: CifraId) => isSampleCifra(id, sitio),
  }
}

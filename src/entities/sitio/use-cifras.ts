import { queryOptions, useQuery } from '@tanstack/react-query'
import { formatDay, toYear } from '@/shared/lib/fecha'
import { readFrom } from '@/shared/query/read-from'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { anioDe } from './anio'
import {
  type CifraId,
  cifraDe,
  contadasStored,
  isCalculada,
  isDeUnAnio,
  isSampleCifra,
  SAMPLE_MARK,
} from './cifras'
import type { Sitio } from './sitio'
import { useDrawnSitio } from './use-sitio'

const { read } = createObjectRepository(contadasStored)

/** The figures that were counted last; the panel counts them. */
export const contadasQuery = queryOptions({
  queryKey: [contadasStored.key],
  queryFn: ({ client }) => readFrom(client, contadasStored.key, read),
})

/**
 * Beside a figure of the statistics: that it is the sample’s, of the day of a cut, or of today below another year that
 * somebody chose.
 */
function notaDe(id: CifraId, sitio: Sitio, hoy: Date, ejecucionAl: string): string {
  if (isSampleCifra(id, sitio, hoy)) return SAMPLE_MARK
  if (id === 'ejecucion' && ejecucionAl && isCalculada(id, sitio, hoy)) return `al ${formatDay(ejecucionAl)}`
  const isChosen = Boolean(sitio.anio || sitio.anioQue)
  const isOther = isChosen && !isDeUnAnio(id) && anioDe(sitio, hoy) !== String(toYear(hoy))
  return isOther && isCalculada(id, sitio, hoy) ? 'hoy' : ''
}

/** The year of the statistics and each figure, empty where nobody has counted it; and whether it is the sample's. */
export function useCifras() {
  const sitio = useDrawnSitio()
  const { data } = useQuery(contadasQuery)
  const hoy = new Date()
  return {
    anio: anioDe(sitio, hoy),
    cifra: (id: CifraId) => cifraDe(id, sitio, { ...data }, hoy),
    isSample: (id: CifraId) => isSampleCifra(id, sitio, hoy),
    nota: (id: CifraId) => notaDe(id, sitio, hoy, data?.ejecucionAl ?? ''),
  }
}

import { queryOptions } from '@tanstack/react-query'
import { CentralError, callCentral } from '@/access/central/http'
import type { MisHoras } from './mi'
import { type KeptHoras, keepHoras, readKeptHoras } from './phone-kept'

/** `fresh`: the central said it just now. */
export type HeardHoras = KeptHoras & { fresh: boolean }

/** Without the central it is what this phone last heard; null where it never did. */
async function hearHoras(): Promise<HeardHoras | null> {
  try {
    return { ...(await keepHoras(await callCentral<MisHoras>('GET', '/mi/horas'))), fresh: true }
  } catch (error) {
    if (!(error instanceof CentralError)) throw error
    const kept = await readKeptHoras()
    return kept && { ...kept, fresh: false }
  }
}

/** The year's hours of the person who holds this phone. */
export const horasQuery = queryOptions({
  queryKey: ['mi-horas'],
  queryFn: hearHoras,
  staleTime: 0,
  networkMode: 'always',
  refetchOnReconnect: true,
})

import { queryOptions } from '@tanstack/react-query'
import { CentralError, callCentral } from '@/access/central/http'
import type { MisHoras } from './mi'
import { type KeptHoras, keepHoras, readKeptHoras } from './phone-kept'

/** `fresh`: the central said it just now. */
type HeardHoras = KeptHoras & { fresh: boolean }

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

/** In ms: how soon it is asked again after the central didn't answer. */
const AGAIN_MS = 15_000

/** The year's hours of the person who holds this phone. */
export const horasQuery = queryOptions({
  queryKey: ['mi-horas'],
  queryFn: hearHoras,
  staleTime: 0,
  networkMode: 'always',
  refetchOnReconnect: true,
  // There may be a network whose central doesn't answer.
  refetchInterval: ({ state }) => state.data?.fresh === false && AGAIN_MS,
})

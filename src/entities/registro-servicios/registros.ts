import { queryOptions } from '@tanstack/react-query'
import { get } from 'idb-keyval'
import { callCentral } from '@/access/central/http'
import { listRepository } from '@/access/repository'
import { sessionUserId } from '@/access/session'
import { database } from '@/shared/storage/entry/database'
import { writeRows } from '@/shared/storage/entry/rows'
import { UnknownIdError } from '@/shared/storage/errors'
import { registrosList } from './module'
import { conNumero } from './numero'
import { type Uso, usosDe } from './recursos'
import type { RegistroServicio } from './registro'

export const registrosRepository = listRepository(registrosList, { complete: conNumero })

/**
 * Changes an entry as it is stored at that moment: two taps in a row, or two tabs, both count.
 * @throws UnknownIdError
 */
export const changeRegistro = (
  id: string,
  change: (registro: RegistroServicio) => Partial<RegistroServicio>,
): Promise<RegistroServicio[]> =>
  registrosRepository.upsertMany((list) => {
    const registro = list.find((one) => one.id === id)
    if (!registro) throw new UnknownIdError(id)
    return [{ ...registro, ...change(registro) }]
  })

/** The row in IndexedDB of what the central said that partes used. */
const ROW = 'central-usos'

/** Of whom: on a shared device the next person may see less. */
type Kept = { persona: string; usos: Uso[] }

/** What the central says that the partes used, kept for when there is no network. @throws CentralError */
async function heardUsos(): Promise<Uso[]> {
  const usos = await callCentral<Uso[]>('GET', '/insumos?todo=1')
  const row: Kept = { persona: sessionUserId() ?? '', usos }
  // A full device goes on without it.
  await writeRows([[ROW, row]]).catch(() => undefined)
  return usos
}

/** What it said last to this person. @throws what it is called with, where it said nothing yet */
async function lastUsos(failure: unknown): Promise<Uso[]> {
  const kept = await get<Kept>(ROW, database()).catch(() => undefined)
  if (!kept || kept.persona !== sessionUserId()) throw failure
  return kept.usos
}

const usosBy = (key: readonly string[], ask: () => Promise<Uso[]>) =>
  queryOptions({
    queryKey: [registrosRepository.key, ...key],
    queryFn: async () => {
      const known = await registrosRepository.known()
      return known ? usosDe(known) : ask()
    },
    // In ms: of a log that is unknown here nothing is told by itself.
    staleTime: 60_000,
    networkMode: 'always',
    retry: false,
  })

/**
 * What the partes used. Whoever keeps the inventory needn't see the log: of a log that is unknown here the central says
 * this much. Refreshed together with the log.
 */
export const usos = usosBy(['usos'], heardUsos)

/** The same; without an answer what the central said last, so that what was used stays due in a store without a signal. */
export const usosAlUltimo = usosBy(['usos', 'ultimo'], () => heardUsos().catch(lastUsos))

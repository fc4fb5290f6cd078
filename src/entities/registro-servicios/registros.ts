import { queryOptions } from '@tanstack/react-query'
import { keptAnswer } from '@/access/central/kept-answer'
import { listRepository } from '@/access/repository'
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

/** What the central says that the partes used. */
const dichos = keptAnswer<Uso[]>('central-usos', '/insumos?todo=1')

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
export const usos = usosBy(['usos'], dichos.heard)

/** The same; without an answer what the central said last, so that what was used stays due in a store without a signal. */
export const usosAlUltimo = usosBy(['usos', 'ultimo'], () => dichos.heard().catch(dichos.last))

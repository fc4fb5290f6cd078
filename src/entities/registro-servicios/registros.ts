import { listRepository } from '@/access/repository'
import { UnknownIdError } from '@/shared/storage/errors'
import { registrosList } from './module'
import { conNumero } from './numero'
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

import { hasCentral } from '@/access/central/mark'
import { listRepository } from '@/access/repository'
import { knownQuery } from '@/shared/query/resource'
import { newId } from '@/shared/storage/ids'
import { ownSuffix } from '@/shared/storage/own-suffix'
import { siguiente } from '@/shared/storage/serie'
import { type Acta, actasList, serieDeActa } from './acta'

const repository = listRepository(actasList)

/** All acts; null where they are unknown here. */
export const actas = knownQuery(repository)

/** The act with its id, and with its number where no central gives it: `A-2026-0007-A4F`, the next of this device. */
export async function conNumeroDeActa(acta: Omit<Acta, 'id'>): Promise<Acta> {
  const record = { ...acta, id: newId(actasList.idPrefix) }
  if (hasCentral()) return record
  const taken = (await repository.all()).map(({ numero = '' }) => numero)
  return { ...record, numero: siguiente(serieDeActa(acta), taken, `-${ownSuffix()}`) }
}

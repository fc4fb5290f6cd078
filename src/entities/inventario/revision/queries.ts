import { listRepository } from '@/access/repository'
import { knownQuery } from '@/shared/query/resource'
import { createWriting } from '@/shared/query/writing'
import { fallasList } from './listas'

const fallasRepository = listRepository(fallasList)

export const fallas = {
  known: knownQuery(fallasRepository),
  /** Says that something is broken, or signs that it is well again. */
  anotar: createWriting(fallasRepository, 'No se pudo anotar la falla.'),
}

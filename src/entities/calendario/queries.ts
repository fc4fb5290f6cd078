import { mutationOptions } from '@tanstack/react-query'
import { listRepository } from '@/access/repository'
import { formatDay } from '@/shared/lib/fecha'
import { knownQuery } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { type Feriado, feriadosList, idDeFeriado } from './module'

const repository = listRepository(feriadosList)

export const feriados = {
  known: knownQuery(repository),

  /** Says of one day that it is a holiday, or that it is none, whatever was said of it before. */
  decir: mutationOptions({
    mutationFn: (said: Omit<Feriado, 'id'>) =>
      repository.upsertMany(() => [{ ...said, id: idDeFeriado(said.dia) }]),
    meta: {
      invalidates: [repository.key],
      success: (_, said) => {
        const { dia, fuera } = said as Feriado
        return { title: `El ${formatDay(dia)} ${fuera ? 'se trabaja' : 'es feriado'}` }
      },
      failure: 'No se pudo guardar el feriado.',
    } satisfies MutationMeta,
  }),
}

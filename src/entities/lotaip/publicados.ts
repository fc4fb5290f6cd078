import { mutationOptions } from '@tanstack/react-query'
import { listRepository } from '@/access/repository'
import { createResource, type Update } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { type Publicado, publicadosList } from './publicado'

const publicadosRepository = listRepository(publicadosList)

export const publicados = {
  ...createResource(publicadosRepository, {
    createFailed: 'No se pudo publicar el mes.',
    updateFailed: 'No se pudo retirar el mes.',
    removeFailed: 'No se pudo eliminar el mes publicado.',
  }),

  /** Puts a month before the town, in place of what it read of it until now. */
  publicar: mutationOptions({
    mutationFn: (mes: Publicado) => publicadosRepository.upsertMany(() => [mes]),
    meta: {
      invalidates: [publicadosRepository.key],
      success: { title: 'Mes publicado' },
      failure: 'No se pudo publicar el mes.',
    } satisfies MutationMeta,
  }),
}

/** Variables of `publicados.update` that take a month from the town; what was published is forgotten too. */
export const retirar = ({ id }: Publicado): Update<Publicado> => ({
  id,
  next: { publicado: '', numerales: [] },
  toast: { title: 'Mes retirado' },
})

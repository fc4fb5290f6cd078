import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { listRepository, objectRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { solicitudesList, terminosObject } from './module'
import type { TerminosGuardados } from './terminos'

const terminosRepository = objectRepository(terminosObject)

export const solicitudes = createResource(listRepository(solicitudesList), {
  created: { title: 'Solicitud anotada' },
  updated: { title: 'Solicitud actualizada' },
  removed: (gone) => ({ title: gone.length > 1 ? 'Solicitudes eliminadas' : 'Solicitud eliminada' }),
  createFailed: 'No se pudo guardar la solicitud.',
  updateFailed: 'No se pudo actualizar la solicitud.',
  removeFailed: 'No se pudo eliminar la solicitud.',
})

export const terminos = {
  query: queryOptions({ queryKey: [terminosRepository.key], queryFn: terminosRepository.read }),

  /** With `base`, what the form started with, only what the person changed is written. */
  save: mutationOptions({
    mutationFn: ({ next, base }: { next: TerminosGuardados; base: TerminosGuardados }) =>
      terminosRepository.update(next, base),
    meta: {
      invalidates: [terminosRepository.key],
      success: { title: 'Plazos guardados' },
      failure: 'No se pudieron guardar los plazos.',
    } satisfies MutationMeta,
  }),
}

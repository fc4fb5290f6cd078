import { mutationOptions } from '@tanstack/react-query'
import { listRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { tareasList } from './module'
import { type Hechas, plantillaDe } from './plantilla'

const repository = listRepository(tareasList)

export const tareas = {
  ...createResource(repository, {
    created: { title: 'Tarea agregada' },
    updated: { title: 'Tarea actualizada' },
    removed: { title: 'Tarea eliminada' },
    createFailed: 'No se pudo guardar la tarea.',
    updateFailed: 'No se pudo actualizar la tarea.',
    removeFailed: 'No se pudo eliminar la tarea.',
  }),

  /** Adds what the template has and the year lacks: what somebody has begun stays as it is. */
  abrir: mutationOptions({
    mutationFn: ({ ejercicio, hechas }: { ejercicio: number; hechas: Hechas }) =>
      repository.upsertMany((list) => {
        const there = new Set(list.map(({ id }) => id))
        return plantillaDe(ejercicio, hechas).filter(({ id }) => !there.has(id))
      }),
    meta: {
      invalidates: [repository.key],
      success: { title: 'Proceso abierto' },
      failure: 'No se pudo abrir el proceso.',
    } satisfies MutationMeta,
  }),
}

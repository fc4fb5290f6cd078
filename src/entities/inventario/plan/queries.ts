import { listRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import { createWriting } from '@/shared/query/writing'
import { hechosList, planesList } from './listas'

export const planesRepository = listRepository(planesList)
export const hechosRepository = listRepository(hechosList)

export const planes = {
  ...createResource(planesRepository, {
    created: { title: 'Plan agregado' },
    updated: { title: 'Plan actualizado' },
    removed: { title: 'Plan eliminado' },
    createFailed: 'No se pudo agregar el plan.',
    updateFailed: 'No se pudo actualizar el plan.',
    removeFailed: 'No se pudo eliminar el plan.',
  }),
  /** Takes suggestions, or says of one item that a plan isn't for it: their ids follow from what they are. */
  tomar: createWriting(planesRepository, 'No se pudo agregar el plan.'),
}

export const hechos = {
  ...createResource(hechosRepository, {
    removed: { title: 'Revisión eliminada' },
    createFailed: 'No se pudo anotar la revisión.',
    updateFailed: 'No se pudo cambiar la revisión.',
    removeFailed: 'No se pudo eliminar la revisión.',
  }),
  anotar: createWriting(hechosRepository, 'No se pudo anotar la revisión.'),
}

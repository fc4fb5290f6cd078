import { createReorder } from '@/shared/query/reorder'
import { createResource } from '@/shared/query/resource'
import { mediosRepository } from './medios'

export const medios = createResource(mediosRepository, {
  created: ({ length }) =>
    length === 1
      ? { title: 'Media agregado' }
      : { title: 'Media agregado', message: `Se agregaron ${length} imágenes.` },
  updated: { title: 'Media actualizado' },
  removed: { title: 'Media eliminado' },
  createFailed: 'No se pudo agregar el archivo.',
  updateFailed: 'No se pudo actualizar el archivo.',
  removeFailed: 'No se pudo eliminar el archivo.',
})

export const reorderMedios = createReorder(mediosRepository, 'No se pudo actualizar el archivo.')

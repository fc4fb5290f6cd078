import { mutationOptions } from '@tanstack/react-query'
import { listRepository } from '@/access/repository'
import { createReorder } from '@/shared/query/reorder'
import { createResource } from '@/shared/query/resource'
import { LASTING } from '@/shared/query/toast'
import type { Draft } from '@/shared/storage/stored-module'
import type { Media } from './media'
import { mediosList } from './module'

export const mediosRepository = listRepository(mediosList)

const NOT_ADDED = 'No se pudo agregar el archivo.'

export const medios = createResource(mediosRepository, {
  created: { title: 'Media agregado' },
  updated: { title: 'Media actualizado' },
  removed: { title: 'Media eliminado' },
  createFailed: NOT_ADDED,
  updateFailed: 'No se pudo actualizar el archivo.',
  removeFailed: 'No se pudo eliminar el archivo.',
})

/** Many pictures at once, as with an import: all of them can be taken back until the next write. */
export const subirMedios = mutationOptions({
  mutationFn: (drafts: Draft<Media>[]) => mediosRepository.createMany(drafts),
  meta: {
    invalidates: [mediosRepository.key],
    success: (made) => {
      const { length } = made as Media[]
      const message = length === 1 ? 'Se agregó 1 imagen.' : `Se agregaron ${length} imágenes.`
      return { title: 'Media agregado', message }
    },
    failure: NOT_ADDED,
    undo: (made) => mediosRepository.remove((made as Media[]).map(({ id }) => id)),
    undoWords: { ...LASTING, done: 'Imágenes quitadas', failed: 'No se pudieron quitar.' },
  },
})

export const reorderMedios = createReorder(mediosRepository, 'No se pudo actualizar el archivo.')

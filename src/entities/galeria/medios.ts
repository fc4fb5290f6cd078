import { permitWrites } from '@/access/permit'
import { createReorder } from '@/shared/query/reorder'
import { createResource } from '@/shared/query/resource'
import { KEYS } from '@/shared/storage/keys'
import { createListRepository } from '@/shared/storage/list-repository'
import { type Media, mediaSchema } from './media'
import { sampleMedia } from './seed'

const toModule = permitWrites({ create: 'galeria:create', edit: 'galeria:edit', remove: 'galeria:delete' })
const toFiles = permitWrites({ create: 'media:create', edit: 'media:edit', remove: 'media:delete' })

/** Whoever writes here holds the module's right and the files' (spec §6); no role has only one of them. */
export const mediosRepository = createListRepository<Media>({
  key: KEYS.media,
  idPrefix: 'media',
  schema: mediaSchema,
  seed: sampleMedia,
  compare: (a, b) => a.orden - b.orden,
  authorize: async (action) => {
    await toModule(action)
    await toFiles(action)
  },
})

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

import { guardPublishing, permitWrites } from '@/access/permit'
import { newestFirst } from '@/shared/lib/fecha'
import { createResource, type Update } from '@/shared/query/resource'
import { KEYS } from '@/shared/storage/keys'
import { createListRepository } from '@/shared/storage/list-repository'
import { type Rendicion, rendicionSchema } from './rendicion'
import { sampleRendiciones } from './seed'

export const rendicionesRepository = createListRepository<Rendicion>({
  key: KEYS.rendicion,
  idPrefix: 'rc-',
  schema: rendicionSchema,
  seed: sampleRendiciones,
  compare: newestFirst(({ fecha }) => fecha),
  authorize: permitWrites({ create: 'rendicion:create', edit: 'rendicion:edit', remove: 'rendicion:delete' }),
  guard: guardPublishing('rendicion:publish'),
})

export const rendiciones = createResource(rendicionesRepository, {
  created: { title: 'Reporte creado' },
  updated: { title: 'Reporte actualizado' },
  removed: { title: 'Reporte eliminado' },
  createFailed: 'No se pudo crear el reporte.',
  updateFailed: 'No se pudo actualizar el reporte.',
  removeFailed: 'No se pudo eliminar el reporte.',
})

/** Variables of `rendiciones.update` that publish or unpublish a report, with its own toast (spec §4, §8). */
export const toggleRendicion = (rendicion: Rendicion): Update<Rendicion> => ({
  id: rendicion.id,
  next: { publicado: !rendicion.publicado },
  toast: { title: rendicion.publicado ? 'Reporte despublicado' : 'Reporte publicado' },
})

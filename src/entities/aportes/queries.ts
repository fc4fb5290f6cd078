import { listRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import { aportesList } from './module'

export const aportes = createResource(listRepository(aportesList), {
  created: { title: 'Pregunta anotada' },
  updated: { title: 'Pregunta actualizada' },
  removed: (gone) => ({ title: gone.length > 1 ? 'Preguntas eliminadas' : 'Pregunta eliminada' }),
  createFailed: 'No se pudo guardar la pregunta.',
  updateFailed: 'No se pudo actualizar la pregunta.',
  removeFailed: 'No se pudo eliminar la pregunta.',
})

import { listRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import { informesList } from './module'
import { registrosRepository } from './registros'

export const registros = createResource(registrosRepository, {
  created: { title: 'Servicio registrado' },
  updated: { title: 'Servicio actualizado' },
  removed: { title: 'Servicio eliminado' },
  createFailed: 'No se pudo registrar el servicio.',
  updateFailed: 'No se pudo actualizar el servicio.',
  removeFailed: 'No se pudo eliminar el servicio.',
})

export const informes = createResource(listRepository(informesList), {
  created: { title: 'Informe guardado' },
  removed: { title: 'Informe eliminado' },
  createFailed: 'No se pudo guardar el informe.',
  updateFailed: 'No se pudo cambiar el informe.',
  removeFailed: 'No se pudo eliminar el informe.',
})

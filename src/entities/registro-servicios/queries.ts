import { createResource } from '@/shared/query/resource'
import { registrosRepository } from './registros'

export const registros = createResource(registrosRepository, {
  created: { title: 'Servicio registrado' },
  updated: { title: 'Servicio actualizado' },
  removed: { title: 'Servicio eliminado' },
  createFailed: 'No se pudo registrar el servicio.',
  updateFailed: 'No se pudo actualizar el servicio.',
  removeFailed: 'No se pudo eliminar el servicio.',
})

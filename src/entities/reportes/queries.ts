import { listRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import { GUARDADO } from './mis-reportes/told'
import { reportesList } from './reportes-list'

export const reportesRepository = listRepository(reportesList)

export const reportes = createResource(reportesRepository, {
  created: GUARDADO,
  updated: { title: 'Reporte actualizado' },
  removed: { title: 'Reporte eliminado' },
  createFailed: 'No se pudo enviar el reporte. Inténtalo de nuevo.',
  updateFailed: 'No se pudo actualizar el reporte.',
  removeFailed: 'No se pudo eliminar el reporte.',
})

import { permitWrites } from '@/access/permit'
import { createResource } from '@/shared/query/resource'
import { createListRepository } from '@/shared/storage/list-repository'
import { reportesStore } from './reportes-store'

const staff = permitWrites({ create: 'rendicion:edit', edit: 'rendicion:edit', remove: 'rendicion:delete' })

export const reportesRepository = createListRepository({
  ...reportesStore,
  // Anyone may report without an account (spec §6).
  authorize: async (action) => (action === 'create' ? undefined : staff(action)),
})

export const reportes = createResource(reportesRepository, {
  created: {
    title: 'Reporte enviado',
    message: 'Tu reporte ha sido enviado correctamente. Te contactaremos pronto.',
  },
  updated: { title: 'Reporte actualizado' },
  removed: { title: 'Reporte eliminado' },
  createFailed: 'No se pudo enviar el reporte. Inténtalo de nuevo.',
  updateFailed: 'No se pudo actualizar el reporte.',
  removeFailed: 'No se pudo eliminar el reporte.',
})

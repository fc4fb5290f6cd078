import { listRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import { mensajesList } from './module'

export const mensajes = createResource(listRepository(mensajesList), {
  updated: { title: 'Mensaje actualizado' },
  removed: (gone) =>
    gone.length > 1
      ? { title: 'Mensajes eliminados', message: `Se eliminaron ${gone.length} mensajes.` }
      : { title: 'Mensaje eliminado' },
  createFailed: 'No se pudo guardar el mensaje.',
  updateFailed: 'No se pudo actualizar el mensaje.',
  removeFailed: 'No se pudo eliminar el mensaje.',
})

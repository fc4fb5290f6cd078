import { listRepository } from '@/access/repository'
import { createResource, type Update } from '@/shared/query/resource'
import { rendicionesList } from './module'
import type { Rendicion } from './rendicion'

export const rendicionesRepository = listRepository(rendicionesList)

export const rendiciones = createResource(rendicionesRepository, {
  created: ([made]) => ({
    title: 'Reporte creado',
    ...(!made?.publicado && { message: 'Es un borrador: el público no lo ve hasta que usted lo publique.' }),
  }),
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

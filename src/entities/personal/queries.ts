import { createReorder } from '@/shared/query/reorder'
import { createResource, type Update } from '@/shared/query/resource'
import type { Miembro } from './miembro'
import { miembrosRepository } from './miembros'

export const miembros = createResource(miembrosRepository, {
  created: { title: 'Personal agregado' },
  updated: { title: 'Personal actualizado' },
  removed: { title: 'Personal eliminado' },
  createFailed: 'No se pudo agregar el personal.',
  updateFailed: 'No se pudo actualizar el personal.',
  removeFailed: 'No se pudo eliminar el personal.',
})

export const reorderMiembros = createReorder(miembrosRepository, 'No se pudo actualizar el personal.')

/** Variables of `miembros.update` that turn a member on or off, with its own toast (spec §4). */
export const toggleMiembro = (miembro: Miembro): Update<Miembro> => ({
  id: miembro.id,
  next: { activo: !miembro.activo },
  toast: { title: miembro.activo ? 'Personal desactivado' : 'Personal activado' },
})

import { createReorder } from '@/shared/query/reorder'
import { createResource, type Update } from '@/shared/query/resource'
import type { Miembro } from './miembro'
import { credencialesRepository, miembrosRepository } from './miembros'

export const miembros = createResource(miembrosRepository, {
  created: { title: 'Personal agregado' },
  updated: { title: 'Personal actualizado' },
  removed: { title: 'Personal eliminado' },
  createFailed: 'No se pudo agregar el personal.',
  updateFailed: 'No se pudo actualizar el personal.',
  removeFailed: 'No se pudo eliminar el personal.',
})

export const credenciales = createResource(credencialesRepository, {
  created: { title: 'Credencial agregada' },
  updated: { title: 'Credencial actualizada' },
  removed: { title: 'Credencial eliminada' },
  createFailed: 'No se pudo agregar la credencial.',
  updateFailed: 'No se pudo actualizar la credencial.',
  removeFailed: 'No se pudo eliminar la credencial.',
})

export const reorderMiembros = createReorder(miembrosRepository, 'No se pudo actualizar el personal.')

/**
 * Variables of `miembros.update` that turn a member on or off, with its own toast (spec §4). Whoever comes back has
 * left no more.
 */
export const toggleMiembro = (miembro: Miembro): Update<Miembro> => ({
  id: miembro.id,
  next: miembro.activo ? { activo: false } : { activo: true, fechaSalida: '', motivoSalida: '' },
  toast: { title: miembro.activo ? 'Personal desactivado' : 'Personal activado' },
})

/** Somebody has seen what this person changed of their own data. */
export const seenDatos = (id: string): Update<Miembro> => ({
  id,
  next: { datosPropios: '' },
  toast: { title: 'Anotado: ya vio el cambio' },
})

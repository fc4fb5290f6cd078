import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { listRepository, objectRepository } from '@/access/repository'
import { createReorder } from '@/shared/query/reorder'
import { createResource, type Update } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { type Mandos, mandosObject } from './mandos'
import type { Miembro } from './miembro'

import { credencialesList, miembrosList } from './module'

export const miembrosRepository = listRepository(miembrosList)
export const credencialesRepository = listRepository(credencialesList)

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

const mandosRepository = objectRepository(mandosObject)

/** The positions that lead a run. */
export const mandos = {
  query: queryOptions({ queryKey: [mandosRepository.key], queryFn: mandosRepository.read }),

  save: mutationOptions({
    mutationFn: ({ next, base }: { next: Mandos; base: Mandos }) => mandosRepository.update(next, base),
    meta: {
      invalidates: [mandosRepository.key],
      success: { title: 'Cargos guardados' },
      failure: 'No se pudieron guardar los cargos.',
    } satisfies MutationMeta,
  }),
}

export const reorderMiembros = createReorder(miembrosRepository, 'No se pudo actualizar el personal.')

/** Variables of `miembros.update` that turn a member off, with its own toast (spec §4). */
export const leaveMiembro = (
  id: string,
  { fechaSalida, motivoSalida }: Pick<Miembro, 'fechaSalida' | 'motivoSalida'>,
): Update<Miembro> => ({
  id,
  next: { activo: false, fechaSalida, motivoSalida: motivoSalida.trim() },
  toast: { title: 'Personal desactivado' },
})

/** The same to turn a member on. Whoever comes back has left no more. */
export const returnMiembro = (id: string): Update<Miembro> => ({
  id,
  next: { activo: true, fechaSalida: '', motivoSalida: '' },
  toast: { title: 'Personal activado' },
})

/** Somebody has seen what this person changed of their own data. */
export const seenDatos = (id: string): Update<Miembro> => ({
  id,
  next: { datosPropios: '' },
  toast: { title: 'Anotado: ya vio el cambio' },
})

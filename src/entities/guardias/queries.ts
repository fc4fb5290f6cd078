import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { plural } from '@/shared/lib/plural'
import { createResource, knownQuery } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import type { Persona } from './gente'
import {
  addSemana,
  assign,
  confirmPuesto,
  plantillaRepository,
  puestosRepository,
  removeSemana,
  restoreSemana,
  reviewPuestos,
  type Semana,
  turnosRepository,
  unassign,
} from './guardias'
import type { Plantilla } from './plantilla'
import type { Turno } from './turno'

const BOTH = [turnosRepository.key, puestosRepository.key]

export const turnos = {
  ...createResource(turnosRepository, {
    created: { title: 'Turno agregado' },
    updated: { title: 'Turno actualizado' },
    createFailed: 'No se pudo agregar el turno.',
    updateFailed: 'No se pudo actualizar el turno.',
    removeFailed: 'No se pudo eliminar el turno.',
  }),

  /** Deletes a shift with the places in it. */
  remove: mutationOptions({
    mutationFn: (turno: Turno) => removeSemana({ turnos: [turno], puestos: [] }),
    meta: {
      invalidates: BOTH,
      success: { title: 'Turno eliminado' },
      failure: 'No se pudo eliminar el turno.',
      undo: (removed) => restoreSemana(removed as Semana),
    } satisfies MutationMeta,
  }),

  /** Adds a week's shifts: from the template, or from the week before with its people. */
  addWeek: mutationOptions({
    mutationFn: addSemana,
    meta: {
      invalidates: BOTH,
      success: (data) => {
        const added = (data as Semana).turnos.length
        return added > 0
          ? { title: 'Semana preparada', message: `Se agregaron ${plural(added, 'turno', 'turnos')}.` }
          : { title: 'La semana ya tenía esos turnos' }
      },
      failure: 'No se pudo preparar la semana.',
    } satisfies MutationMeta,
  }),
}

const places: MutationMeta = {
  invalidates: [puestosRepository.key],
  failure: 'No se pudo guardar quién está en el turno.',
}

/** No toast on success: the ticked box shows it. */
export const puestos = {
  known: knownQuery(puestosRepository),
  place: mutationOptions({
    mutationFn: ({ turnoId, persona, on }: { turnoId: string; persona: Persona; on: boolean }) =>
      on ? assign(turnoId, persona) : unassign(turnoId, persona.id),
    meta: places,
  }),
  review: mutationOptions({ mutationFn: reviewPuestos, meta: { ...places, failure: 'No se pudo anotar.' } }),
  confirm: mutationOptions({
    mutationFn: ({ id, cumplido }: { id: string; cumplido: boolean }) => confirmPuesto(id, cumplido),
    meta: places,
  }),
}

export const plantilla = {
  query: queryOptions({ queryKey: [plantillaRepository.key], queryFn: plantillaRepository.read }),

  /** With `base`, what the form started with, only what the person changed is written. */
  save: mutationOptions({
    mutationFn: ({ next, base }: { next: Plantilla; base: Plantilla }) =>
      plantillaRepository.update(next, base),
    meta: {
      invalidates: [plantillaRepository.key],
      success: { title: 'Plantilla guardada', message: 'Vale para las semanas que se preparen desde ahora.' },
      failure: 'No se pudo guardar la plantilla.',
    } satisfies MutationMeta,
  }),
}

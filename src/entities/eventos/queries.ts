import { mutationOptions } from '@tanstack/react-query'
import { createResource, knownQuery, type Update } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import type { Asistente } from './asistencia'
import { asistenciasRepository, markAsistencia, noteAsistencia, noteEntrada } from './asistencias'
import type { Evento } from './evento'
import { eventosRepository } from './eventos'

export const eventos = createResource(eventosRepository, {
  created: { title: 'Evento creado' },
  updated: { title: 'Evento actualizado' },
  removed: { title: 'Evento eliminado' },
  createFailed: 'No se pudo crear el evento.',
  updateFailed: 'No se pudo actualizar el evento.',
  removeFailed: 'No se pudo eliminar el evento.',
})

/** Variables of `eventos.update` that publish or unpublish an event, with its own toast (spec §4, §8). */
export const toggleEvento = (evento: Evento): Update<Evento> => ({
  id: evento.id,
  next: { publicado: !evento.publicado },
  toast: { title: evento.publicado ? 'Evento despublicado' : 'Evento publicado' },
})

const meta: MutationMeta = {
  invalidates: [asistenciasRepository.key],
  failure: 'No se pudo registrar la asistencia.',
}

export type AsistenciaMark = { eventoId: string; persona: Asistente; asistio: boolean }
export type EntradaNote = { eventoId: string; persona: Asistente; horaEntrada: string }
export type AsistenciaNote = { eventoId: string; persona: Asistente; observaciones: string }

/** No toast on success: the ticked box shows it, and at the door there is no time to read one for each person. */
export const asistencias = {
  known: knownQuery(asistenciasRepository),
  markAsistencia: mutationOptions({
    mutationFn: ({ eventoId, persona, asistio }: AsistenciaMark) =>
      markAsistencia(eventoId, persona, asistio, new Date().toISOString()),
    meta,
  }),
  noteEntrada: mutationOptions({
    mutationFn: ({ eventoId, persona, horaEntrada }: EntradaNote) =>
      noteEntrada(eventoId, persona, horaEntrada),
    meta,
  }),
  noteAsistencia: mutationOptions({
    mutationFn: ({ eventoId, persona, observaciones }: AsistenciaNote) =>
      noteAsistencia(eventoId, persona, observaciones),
    meta,
  }),
}

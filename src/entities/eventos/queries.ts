import { mutationOptions } from '@tanstack/react-query'
import { listRepository } from '@/access/repository'
import { createResource, knownQuery, type Update } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { withLock } from '@/shared/storage/entry/lock'
import { UnknownIdError } from '@/shared/storage/errors'
import type { Draft } from '@/shared/storage/stored-module'
import { type Asistencia, type Asistente, EVENTO_NO_ENCONTRADO, marked, newAsistencia } from './asistencia'
import type { Evento } from './evento'
import { asistenciasList, eventosList } from './module'

export const eventosRepository = listRepository(eventosList)

export const asistenciasRepository = listRepository(asistenciasList)

/** Finds or creates the person's only record, under the lock: two quick taps or two tabs must not create two. */
function put(
  eventoId: string,
  persona: Asistente,
  change: (record: Draft<Asistencia>) => Partial<Draft<Asistencia>>,
): Promise<Asistencia> {
  return withLock(`${asistenciasList.key}:marcar`, async () => {
    if (!(await eventosRepository.find(eventoId))) throw new UnknownIdError(eventoId, EVENTO_NO_ENCONTRADO)
    const record = (await asistenciasRepository.all()).find(
      (candidate) => candidate.eventoId === eventoId && candidate.personalId === persona.id,
    )
    if (record) return asistenciasRepository.update(record.id, change(record))
    const fresh = newAsistencia(eventoId, persona)
    return asistenciasRepository.create({ ...fresh, ...change(fresh) })
  })
}

/**
 * Marks a person present or not; the record is created on the first mark (spec §4). `now` is an ISO instant.
 * @throws UnknownIdError 'Evento no encontrado', AccessError without eventos:edit
 */
export const markAsistencia = (eventoId: string, persona: Asistente, asistio: boolean, now: string) =>
  put(eventoId, persona, (record) => marked(record, asistio, now))

/** Corrects when a person who is present came; `horaEntrada` is an ISO instant, '' where nobody knows. @throws as markAsistencia does */
const noteEntrada = (eventoId: string, persona: Asistente, horaEntrada: string) =>
  put(eventoId, persona, ({ asistio }) => (asistio ? { horaEntrada } : {}))

/** Notes an observation, present or not. @throws as markAsistencia does */
export const noteAsistencia = (eventoId: string, persona: Asistente, observaciones: string) =>
  put(eventoId, persona, () => ({ observaciones }))

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

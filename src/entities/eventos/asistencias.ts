import { listRepository } from '@/access/repository'
import { withLock } from '@/shared/storage/entry/lock'
import { UnknownIdError } from '@/shared/storage/errors'
import type { Draft } from '@/shared/storage/stored-module'
import { type Asistencia, type Asistente, EVENTO_NO_ENCONTRADO, marked, newAsistencia } from './asistencia'
import { eventosRepository } from './eventos'
import { asistenciasList } from './module'

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
export const noteEntrada = (eventoId: string, persona: Asistente, horaEntrada: string) =>
  put(eventoId, persona, ({ asistio }) => (asistio ? { horaEntrada } : {}))

/** Notes an observation, present or not. @throws as markAsistencia does */
export const noteAsistencia = (eventoId: string, persona: Asistente, observaciones: string) =>
  put(eventoId, persona, () => ({ observaciones }))

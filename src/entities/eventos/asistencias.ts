import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { permitWrites } from '@/access/permit'
import type { MutationMeta } from '@/shared/query/toast'
import { UnknownIdError } from '@/shared/storage/errors'
import { KEYS } from '@/shared/storage/keys'
import { createListRepository, type Draft } from '@/shared/storage/list-repository'
import { withLock } from '@/shared/storage/lock'
import {
  type Asistencia,
  type Asistente,
  asistenciaSchema,
  EVENTO_NO_ENCONTRADO,
  marked,
  newAsistencia,
} from './asistencia'
import { eventosRepository } from './eventos'

export const asistenciasRepository = createListRepository<Asistencia>({
  key: KEYS.asistencias,
  idPrefix: 'ast-',
  schema: asistenciaSchema,
  seed: () => [],
  authorize: permitWrites({ create: 'eventos:edit', edit: 'eventos:edit', remove: 'eventos:edit' }),
})

/** Finds or creates the person's one record; the lock keeps two quick taps, or two tabs, from creating two. */
function put(
  eventoId: string,
  persona: Asistente,
  change: (record: Draft<Asistencia>) => Partial<Draft<Asistencia>>,
): Promise<Asistencia> {
  return withLock(`${KEYS.asistencias}:marcar`, async () => {
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
export const marcar = (eventoId: string, persona: Asistente, asistio: boolean, now: string) =>
  put(eventoId, persona, (record) => marked(record, asistio, now))

/** Notes an observation, present or not. @throws as marcar does */
export const anotar = (eventoId: string, persona: Asistente, observaciones: string) =>
  put(eventoId, persona, () => ({ observaciones }))

const meta: MutationMeta = {
  invalidates: [KEYS.asistencias],
  failure: 'No se pudo registrar la asistencia.',
}

export type Marca = { eventoId: string; persona: Asistente; asistio: boolean }
export type Nota = { eventoId: string; persona: Asistente; observaciones: string }

/** No toast on success: the ticked box says it, and the door has no time for one at each person. */
export const asistencias = {
  list: queryOptions({ queryKey: [KEYS.asistencias], queryFn: () => asistenciasRepository.all() }),
  marcar: mutationOptions({
    mutationFn: ({ eventoId, persona, asistio }: Marca) =>
      marcar(eventoId, persona, asistio, new Date().toISOString()),
    meta,
  }),
  anotar: mutationOptions({
    mutationFn: ({ eventoId, persona, observaciones }: Nota) => anotar(eventoId, persona, observaciones),
    meta,
  }),
}

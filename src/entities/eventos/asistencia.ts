import * as v from 'valibot'
import type { Draft } from '@/shared/storage/stored-module'

/** Shown where the event of an attendance record no longer exists (spec §8). */
export const EVENTO_NO_ENCONTRADO = 'Evento no encontrado'

/**
 * One person at one event (spec §3). `horaEntrada` is an ISO instant, empty while the person is not present; `va` is what
 * they said beforehand, missing while they said nothing.
 */
export const asistenciaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  eventoId: v.string(),
  personalId: v.string(),
  nombre: v.optional(v.string(), ''),
  cargo: v.optional(v.string(), ''),
  asistio: v.optional(v.boolean(), false),
  horaEntrada: v.optional(v.string(), ''),
  observaciones: v.optional(v.string(), ''),
  va: v.optional(v.boolean()),
})

export type Asistencia = v.InferOutput<typeof asistenciaSchema>

/** Whether somebody took attendance of the person: what they only said beforehand counts in no figure. */
export const isTaken = ({ va, asistio, observaciones }: Asistencia): boolean =>
  va === undefined || asistio || observaciones !== ''

/** `3 que van y 1 que no`: what people said beforehand; '' where nobody did. */
export function dichos(records: readonly Asistencia[]): string {
  const [come, stay] = [true, false].map((said) => records.filter(({ va }) => va === said).length)
  return come || stay ? `${come} que ${come === 1 ? 'va' : 'van'} y ${stay} que no` : ''
}

/** A staff member as attendance keeps them: with the name and position of that day. */
export type Asistente = { id: string; nombres: string; cargo: string }

/** A new record: the person is not present yet. */
export const newAsistencia = (eventoId: string, persona: Asistente): Draft<Asistencia> => ({
  eventoId,
  personalId: persona.id,
  nombre: persona.nombres,
  cargo: persona.cargo,
  asistio: false,
  horaEntrada: '',
  observaciones: '',
})

/**
 * Marking a person present records `now` (an ISO instant), unmarking clears it (spec §4). A person who is already
 * present keeps their time of entry.
 */
export function marked(
  record: Pick<Asistencia, 'asistio' | 'horaEntrada'>,
  asistio: boolean,
  now: string,
): Pick<Asistencia, 'asistio' | 'horaEntrada'> {
  if (!asistio) return { asistio, horaEntrada: '' }
  return { asistio, horaEntrada: record.asistio && record.horaEntrada ? record.horaEntrada : now }
}

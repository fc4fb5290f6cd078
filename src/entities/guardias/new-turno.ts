import { mergeBegun } from '@/shared/storage/merge'
import type { Draft } from '@/shared/storage/stored-module'
import type { Puesto, Turno } from './turno'

export const newTurno = (fecha: string): Draft<Turno> => ({
  ...{ fecha, nombre: '', inicio: '08:00', fin: '20:00', personas: 2, funciones: [] },
})

const TURNO = 'turno-'

/**
 * The id of a shift that a template or the week before makes on a day. Two phones that make the same week make the same
 * shifts.
 */
export const turnoId = (fecha: string, serie: string): string => `${TURNO}${fecha}-${serie}`

/** What a shift's id has besides the day: the same from week to week. */
export const serieOf = (id: string): string => id.replace(/^turno-(\d{4}-\d\d-\d\d-)?/, '')

/** Found by shift and person, so that two phones can't give one person two places. */
export const newPuesto = (turno: string, persona: { id: string; nombres: string }): Puesto => ({
  id: `puesto-${turno}-${persona.id}`,
  turnoId: turno,
  personalId: persona.id,
  nombre: persona.nombres,
  cedidoA: '',
  ...{ pide: '', negado: '', acordado: '', anotado: '', revisado: false },
  cumplido: false,
  confirmo: '',
})

/**
 * A place that a second phone made too, as it prepared the week without having heard of the first: what people agreed or
 * confirmed since then stands. Pure.
 */
export const joinPuestos = (stored: Puesto, arrived: Puesto, later: Puesto): Puesto =>
  mergeBegun(
    newPuesto(arrived.turnoId, { id: arrived.personalId, nombres: arrived.nombre }),
    stored,
    arrived,
    later,
  )

import type { Persona } from '@/entities/guardias/gente'
import { newPuesto, newTurno } from '@/entities/guardias/new-turno'
import type { Puesto, Turno } from '@/entities/guardias/turno'

/** A shift by its day and times, as `2026-11-28 20:00-08:00`. */
export function shift(id: string, text: string, needs: Partial<Turno> = {}): Turno {
  const [fecha = '', inicio = '', fin = ''] = text.split(/[ ]|(?<=:\d\d)-/)
  return { ...newTurno(fecha), ...{ id, nombre: id, inicio, fin, personas: 0 }, ...needs }
}

export const person = (id: string, activo = true, fechaSalida = ''): Persona => ({
  ...{ id, nombres: id, activo, fechaSalida },
})

export const place = (turno: string, id: string, more: Partial<Puesto> = {}): Puesto => ({
  ...newPuesto(turno, { id, nombres: id }),
  ...more,
})

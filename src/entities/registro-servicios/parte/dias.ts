import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'

/**
 * The `YYYY-MM-DD` day of each time after the aviso, whose day is `fecha`. It is kept only where the time alone would
 * mean another one: a time without a day is the first after the aviso.
 */
export const DIA_DE = {
  salida: 'diaSalida',
  llegada: 'diaLlegada',
  controlado: 'diaControlado',
  horaFin: 'diaFin',
} as const

export type ConDia = keyof typeof DIA_DE
export type DiaField = (typeof DIA_DE)[ConDia]
export const DIA_FIELDS: readonly DiaField[] = Object.values(DIA_DE)

/** The time that each of them is about. */
export const HORA_DEL_DIA = {
  diaSalida: 'salida',
  diaLlegada: 'llegada',
  diaControlado: 'controlado',
  diaFin: 'horaFin',
} as const satisfies Record<DiaField, ConDia>

const dia = v.optional(v.string())

/** Missing in older records. */
export const diaEntries = { diaSalida: dia, diaLlegada: dia, diaControlado: dia, diaFin: dia }

/** The day of a time, where it has one of the calendar; else empty. */
export function diaOf(dias: { readonly [F in DiaField]?: string | undefined }, hora: string): string {
  const dia = hora in DIA_DE ? (dias[DIA_DE[hora as ConDia]] ?? '') : ''
  return isDay(dia) ? dia : ''
}

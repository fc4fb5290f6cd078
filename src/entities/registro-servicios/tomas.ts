import * as v from 'valibot'
import type { Hora } from './horas'

/** How a time came into the record: with the button of that minute, typed, or from the call that it began with. */
const TOMAS = ['BOTON', 'ESCRITA', 'DESPACHO'] as const
export type Toma = (typeof TOMAS)[number]

const WORDS: Readonly<Record<Toma, string>> = {
  BOTON: 'con el botón',
  ESCRITA: 'escrita a mano',
  DESPACHO: 'del despacho',
}

/** A field for each time: of two phones that note one each, both stay. */
export const TOMA_DE = {
  horaInicio: 'comoInicio',
  salida: 'comoSalida',
  llegada: 'comoLlegada',
  controlado: 'comoControlado',
  horaFin: 'comoFin',
} as const satisfies Record<Hora, string>

export type TomaField = (typeof TOMA_DE)[Hora]
export const TOMA_FIELDS: readonly TomaField[] = Object.values(TOMA_DE)

/** The time that each of them is about. */
export const HORA_DE = {
  comoInicio: 'horaInicio',
  comoSalida: 'salida',
  comoLlegada: 'llegada',
  comoControlado: 'controlado',
  comoFin: 'horaFin',
} as const satisfies Record<TomaField, Hora>

const toma = v.optional(v.picklist(TOMAS))

/** Missing in older records, and where nobody took the time. */
export const tomaEntries = {
  comoInicio: toma,
  comoSalida: toma,
  comoLlegada: toma,
  comoControlado: toma,
  comoFin: toma,
}

/** `02:14, con el botón`; the time alone where nobody knows how it came, and empty without a time. */
export function horaSaid(
  registro: Partial<Record<Hora, string> & Record<TomaField, Toma>>,
  hora: Hora,
): string {
  const [time = '', how] = [registro[hora], registro[TOMA_DE[hora]]]
  return time && how ? `${time}, ${WORDS[how]}` : time
}

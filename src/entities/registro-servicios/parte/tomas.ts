import * as v from 'valibot'
import { formatShortDay } from '@/shared/lib/fecha'
import { type DiaField, diaOf } from './dias'

/**
 * How a time came into the record: with the button of that minute, typed, or from the call that it began with. Of a time
 * that this run has none of, such as the control of a false alarm, that is the answer.
 */
const TOMAS = ['BOTON', 'ESCRITA', 'DESPACHO', 'NO_APLICA'] as const
export type Toma = (typeof TOMAS)[number]

const WORDS: Readonly<Record<Exclude<Toma, 'NO_APLICA'>, string>> = {
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
} as const

type Hora = keyof typeof TOMA_DE

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

// A later version may know other ways.
const toma = v.fallback(v.optional(v.picklist(TOMAS)), undefined)

/** Missing in older records, and where nobody took the time. */
export const tomaEntries = {
  comoInicio: toma,
  comoSalida: toma,
  comoLlegada: toma,
  comoControlado: toma,
  comoFin: toma,
}

type Horas = Partial<Record<Hora | DiaField, string> & Record<TomaField, Toma>>

/** Whether somebody said that this run has no such time; a time that was noted since counts more. */
export const noAplica = (horas: Horas, hora: Hora): boolean =>
  !horas[hora] && horas[TOMA_DE[hora]] === 'NO_APLICA'

/** As paper has it: the time and its day where it has one, that there is none, or empty where nobody took it. */
export function horaText(horas: Horas, hora: Hora): string {
  if (noAplica(horas, hora)) return 'No aplica'
  const [time = '', dia] = [horas[hora], diaOf(horas, hora)]
  return time && dia ? `${time} del ${formatShortDay(dia)}` : time
}

/** `02:14, con el botón`; without how it came where nobody knows. */
export function horaSaid(horas: Horas, hora: Hora): string {
  const [text, how] = [horaText(horas, hora), horas[TOMA_DE[hora]]]
  return horas[hora] && how && how !== 'NO_APLICA' ? `${text}, ${WORDS[how]}` : text
}

/** How the time stands once somebody wrote it, or took it away without another answer. */
export const tomaOf = (time: string, toma: Toma): Toma | undefined =>
  time || toma === 'NO_APLICA' ? toma : undefined

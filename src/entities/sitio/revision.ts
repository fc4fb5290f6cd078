import { type CentralMode, centralMark } from '@/access/central/mark'
import type { CifraId } from './cifras'
import type { Sitio } from './sitio'

/** The parts of the site whose usual words promise something to whoever reads them. */
export const PARTES = {
  servicios: 'los quince servicios',
  horarios: 'los horarios',
  mision: 'la misión, la visión y los valores',
} as const

export type Parte = keyof typeof PARTES

/** What somebody has to have written for a part to be the brigade's own words. */
const FIELDS = {
  servicios: ['servicios'],
  horarios: ['horarioEmergencias', 'horarioOficinas', 'horarioInspecciones'],
  mision: ['mision', 'vision', 'valores'],
} as const satisfies Record<Parte, readonly (keyof Sitio)[]>

const IDS = Object.keys(PARTES) as Parte[]

/** The parts that still stand as the app brought them and that nobody has said to hold. Pure. */
export const sinRevisar = (sitio: Sitio): Parte[] =>
  sitio.revisado ? [] : IDS.filter((id) => FIELDS[id].every((field) => sitio[field] === undefined))

/**
 * Whether a part may be told to visitors as the brigade's. Without a central, and at one that is only tried out, the
 * site is the specification's sample; a claimed one speaks for people who may have no boat and no night shift.
 */
export const seAfirma = (sitio: Sitio, parte: Parte): boolean =>
  centralMark() !== 'suya' || !sinRevisar(sitio).includes(parte)

/** Whether a figure may be told as the brigade's: that somebody is there at all hours is said by its hours, or by itself. */
export const seAfirmaCifra = (id: CifraId, sitio: Sitio, mode: CentralMode | null = centralMark()): boolean =>
  mode !== 'suya' ||
  id !== 'disponibilidad' ||
  sitio[id] !== undefined ||
  !sinRevisar(sitio).includes('horarios')

/** Over services that nobody of the brigade has looked at. */
export const SERVICIOS_SIN_REVISAR =
  'Lo que suele hacer un cuerpo de bomberos. Esta brigada todavía no ha confirmado cuáles presta ni en qué horario.'

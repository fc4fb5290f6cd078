import { toYear } from '@/shared/lib/fecha'
/** The spec's year, of which its figures are. */
export const ANIO_CONSTANTE = '2024'

/** What tells the year: a fixed one (`YYYY`) goes before a rule, and without either it is the usual one. */
export type ConAnio = {
  readonly ejemplo: boolean
  readonly anio?: string | undefined
  /** `curso`: the current year; `completo`: the last that is over; what a later version may add: the usual one. */
  readonly anioQue?: string | undefined
  readonly anioPie?: string | undefined
}

const usual = (ejemplo: boolean, hoy: Date): string => (ejemplo ? ANIO_CONSTANTE : String(toYear(hoy)))

/** The year of the footer (`YYYY`): the spec's for the sample brigade, else the current one. */
export const anioPieDe = ({ ejemplo, anioPie }: ConAnio, hoy: Date): string => anioPie || usual(ejemplo, hoy)

/** The year (`YYYY`) whose statistics site, panel and open data show. */
export function anioDe({ ejemplo, anio, anioQue }: ConAnio, hoy: Date): string {
  if (anio) return anio
  if (anioQue === 'curso') return String(toYear(hoy))
  return anioQue === 'completo' ? String(toYear(hoy) - 1) : usual(ejemplo, hoy)
}

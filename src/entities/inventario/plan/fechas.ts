import { addMonths, cierreDe, isDay } from '@/shared/lib/dias'
import { formatDay, formatMonth } from '@/shared/lib/fecha'
import { remembered } from '@/shared/lib/remembered'

/** As `isDay`. */
export const esDia = remembered(isDay)
const cierre = remembered(cierreDe)

/** A date as far as it is known: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
const PARTIAL = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/

/** Whether a text is a day, a month or a year of the calendar. */
export const isFecha = (text: string): boolean => esDia(text) || PARTIAL.test(text)

/** The last `YYYY-MM-DD` day that such a date can be: of a month that is known, its last. Empty for any other text. */
export function ultimoDe(fecha: string): string {
  if (esDia(fecha)) return fecha
  if (!PARTIAL.test(fecha)) return ''
  return cierre(fecha.length === 4 ? `${fecha}-12` : fecha)
}

/**
 * The day `meses` months after such a date. `quiso` is the day of the month that is wanted: 31 January plus a month is the
 * last of February, and a month later it is 31 March again. Of a month or year alone it is the last day. Empty where
 * `fecha` is no date.
 */
export function masMeses(fecha: string, meses: number, quiso = Number(fecha.slice(8, 10))): string {
  const from = ultimoDe(fecha)
  if (!from) return ''
  const mes = addMonths(from.slice(0, 7), meses)
  const last = cierre(mes)
  const wanted = `${mes}-${String(quiso).padStart(2, '0')}`
  return esDia(fecha) && wanted < last ? wanted : last
}

/** Reads `2016`, `05/2016`, `5-2016`, `2016-05` or a day as people write them; empty where it is none. */
export function fechaOf(text: string): string {
  const typed = text.trim()
  const [, day, month = '', year = ''] = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(typed) ?? []
  const parts = year ? [year, month.padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])] : [typed]
  const fecha = parts.join('-')
  return isFecha(fecha) ? fecha : ''
}

/** Such a date in words: `30 de mayo de 2016`, `mayo de 2016`, `2016`. */
export const formatFecha = (fecha: string): string =>
  fecha.length === 7 ? formatMonth(`${fecha}-01`) : formatDay(fecha)

/** The latest of these `YYYY-MM-DD` days; empty where none of them is one. */
export const later = (...days: (string | undefined)[]): string =>
  days.reduce<string>((latest, day = '') => (day > latest && esDia(day) ? day : latest), '')

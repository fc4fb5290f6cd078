import { addDays, DIAS_SEMANA, weekday } from '@/shared/lib/dias'
import { formatDay, instantOf, toDay } from '@/shared/lib/fecha'
import type { Turno } from './turno'

const HOUR_MS = 60 * 60 * 1000

/** The brigade's day at an instant in ms, as `YYYY-MM-DD`. */
export const dayAt = (ms: number): string => toDay(new Date(ms))

/** From when until when a shift lasts, in ms; the end is no part of it. Both are NaN where its day or one of its times is none. */
export function lapso({ fecha, inicio, fin }: Pick<Turno, 'fecha' | 'inicio' | 'fin'>) {
  const desde = instantOf(fecha, inicio)
  const sameDay = instantOf(fecha, fin)
  if (Number.isNaN(desde + sameDay)) return { desde: Number.NaN, hasta: Number.NaN }
  return { desde, hasta: sameDay > desde ? sameDay : sameDay + 24 * HOUR_MS }
}

/** The first and the last day that a shift touches; one that ends at midnight doesn't touch the next. */
export function daysOf(turno: Pick<Turno, 'fecha' | 'inicio' | 'fin'>): [first: string, last: string] {
  const { hasta } = lapso(turno)
  return [turno.fecha, Number.isNaN(hasta) ? turno.fecha : dayAt(hasta - 1)]
}

/** The Monday of a day's week, which may be in the year before. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day))

/** The seven days from a Monday on. */
export const weekFrom = (monday: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n))

/** `23 al 29 de noviembre de 2026`, from a week's Monday; what both days share is said once. */
export function weekWords(monday: string): string {
  const sunday = addDays(monday, 6)
  const [day, ...rest] = formatDay(monday).split(' de ')
  const end = formatDay(sunday).split(' de ').slice(1)
  const own = rest[1] !== end[1] ? rest : rest.slice(0, rest[0] === end[0] ? 0 : 1)
  return `${[day, ...own].join(' de ')} al ${formatDay(sunday)}`
}

/** `sábado`. */
export const weekdayName = (day: string): string => DIAS_SEMANA[weekday(day) - 1] ?? ''

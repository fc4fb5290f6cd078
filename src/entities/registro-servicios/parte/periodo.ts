import { addDays, daysBetween, isDay } from '@/shared/lib/dias'
import { formatDay, formatMonth, formatShortDay } from '@/shared/lib/fecha'
import { byCode } from '@/shared/lib/text'

/** Days as `YYYY-MM-DD`, both included; an empty one leaves that end open. */
export type Periodo = { desde: string; hasta: string }

/** What an address says of a period: `2026-03`, `2026`, or `fechas` with its two days. */
export type PeriodoSearch = {
  periodo?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
}

/** The value of `periodo` whose days stand in `desde` and `hasta`. */
export const FECHAS = 'fechas'

/** A date without a zone: every day has 24 hours in UTC. */
const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The parts of a day that the calendar has; null for another text. */
function partsOf(text: string): { year: number; month: number; day: number } | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return isDay(text) ? { year, month, day } : null
}

/** Whole months from the first of one to the last of another; months count from 1 and may pass a year's ends. */
const months = (year: number, first: number, last: number): Periodo => ({
  desde: dayOf(utc(year, first, 1)),
  hasta: dayOf(utc(year, last + 1, 0)),
})

/** The period of an address; null for all dates, and where it names none. */
export function periodoOf({ periodo = '', desde = '', hasta = '' }: PeriodoSearch): Periodo | null {
  if (periodo === FECHAS) return { desde: isDay(desde) ? desde : '', hasta: isDay(hasta) ? hasta : '' }
  const [, year, month] = /^([12]\d{3})(?:-(0[1-9]|1[0-2]))?$/.exec(periodo) ?? []
  if (!year) return null
  return month ? months(Number(year), Number(month), Number(month)) : months(Number(year), 1, 12)
}

/** The calendar is asked last: of thousands of entries few are of the period, and asking costs more than comparing. */
export const inPeriodo = <T extends { fecha: string }>(list: readonly T[], { desde, hasta }: Periodo): T[] =>
  list.filter(({ fecha }) => fecha >= desde && (hasta === '' || fecha <= hasta) && isDay(fecha))

/** How many whole months a period has; null where it begins or ends within a month, or has an open end. */
function wholeMonths({ desde, hasta }: Periodo): number | null {
  const [first, last] = [partsOf(desde), partsOf(hasta)]
  if (!first || !last || desde > hasta || first.day !== 1) return null
  const ends = months(last.year, last.month, last.month).hasta === hasta
  return ends ? (last.year - first.year) * 12 + last.month - first.month + 1 : null
}

/**
 * The period of the same length right before: before March comes February, before the 10th to 12th the 7th to 9th. Null
 * with an open end.
 */
export function periodoAnterior(periodo: Periodo): Periodo | null {
  const [first, last] = [partsOf(periodo.desde), partsOf(periodo.hasta)]
  if (!first || !last || periodo.desde > periodo.hasta) return null
  const count = wholeMonths(periodo)
  if (count !== null) return months(first.year, first.month - count, first.month - 1)
  const hasta = addDays(periodo.desde, -1)
  return { desde: addDays(hasta, -daysBetween(periodo.desde, periodo.hasta)), hasta }
}

/** The same day a year before; 29 February has 28 February. */
function yearBefore(day: string): string {
  const { year, month, day: date } = partsOf(day) ?? { year: 0, month: 1, day: 1 }
  const before = dayOf(utc(year - 1, month, date))
  return before.slice(5, 7) === day.slice(5, 7) ? before : dayOf(utc(year - 1, month + 1, 0))
}

/** The same period of the year before: whole months stay whole, of February 2024 too. Null with an open end. */
export function periodoHaceUnAnio(periodo: Periodo): Periodo | null {
  const first = partsOf(periodo.desde)
  if (!first || !isDay(periodo.hasta) || periodo.desde > periodo.hasta) return null
  const count = wholeMonths(periodo)
  if (count !== null) return months(first.year - 1, first.month, first.month + count - 1)
  return { desde: yearBefore(periodo.desde), hasta: yearBefore(periodo.hasta) }
}

/** The day of the first entry, from which on the log can say anything; '' of an empty one. */
export const primerDia = (list: readonly { fecha: string }[]): string =>
  list
    .map(({ fecha }) => fecha)
    .filter(isDay)
    .reduce((first, day) => (first === '' || byCode(day, first) < 0 ? day : first), '')

/** Whether a log that begins on this day, '' for an empty one, can say nothing of the period. */
export const antesDe = ({ hasta }: Periodo, primero: string): boolean =>
  primero === '' || (hasta !== '' && hasta < primero)

/**
 * The period itself, and those that its figures are seen beside: the one before, and that of the year before. Before its
 * first entry a brigade had calls that nobody wrote down: they are no 0 to be compared with.
 */
export const comparedWith = (periodo: Periodo, primero: string): Periodo[] => [
  periodo,
  ...[periodoAnterior(periodo), periodoHaceUnAnio(periodo)]
    .filter((one) => one !== null)
    .filter((one) => !antesDe(one, primero)),
]

export const isWholeMonth = (periodo: Periodo): boolean => wholeMonths(periodo) === 1

/** `marzo de 2026`, `2026`, `del 10 de marzo de 2026 al 2 de abril de 2026`; an open end is said as one. */
export function periodoTitle(periodo: Periodo): string {
  const { desde, hasta } = periodo
  const count = wholeMonths(periodo)
  if (count === 1) return formatMonth(desde)
  if (count === 12 && desde.endsWith('-01-01')) return desde.slice(0, 4)
  if (desde && hasta) return `del ${formatDay(desde)} al ${formatDay(hasta)}`
  if (desde) return `desde el ${formatDay(desde)}`
  return hasta ? `hasta el ${formatDay(hasta)}` : 'todas las fechas'
}

/**
 * The title, with the part of the period that the log can tell of: one that began before the first entry, or ends after
 * `hoy`, `YYYY-MM-DD`, says so wherever it is read.
 */
export function periodoDicho(periodo: Periodo, primero: string, hoy: string): string {
  const { desde, hasta } = periodo
  const part = [
    desde && desde < primero && !antesDe(periodo, primero) && `desde el ${formatShortDay(primero)}`,
    hasta > hoy && desde <= hoy && `hasta el ${formatShortDay(hoy)}`,
  ].filter(Boolean)
  return [periodoTitle(periodo), part.length > 0 && `(${part.join(' ')})`].filter(Boolean).join(' ')
}

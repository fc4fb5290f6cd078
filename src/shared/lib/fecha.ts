import { byCode } from './text'

const LOCALE = 'es-EC'

const pad = (n: number) => String(n).padStart(2, '0')

/** A moment as `YYYY-MM-DD` in the user's own time zone (contract §1). */
export const toDay = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`

/**
 * A moment as `HH:mm` in the user's own time zone (contract §1); empty for one that is none, such as a copy or another
 * device may have brought.
 */
export const toTime = (moment: Date): string =>
  Number.isNaN(moment.getTime()) ? '' : `${pad(moment.getHours())}:${pad(moment.getMinutes())}`

/** A `YYYY-MM-DD` day is a date without a zone: read as local noon, so that no zone moves it to another day. */
function asDate(value: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00` : value)
}

/** Creating a formatter takes a slow phone 10 ms, so every row of a list uses the same one. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALE, options)
  formatters.set(key, known)
  return known
}

function format(value: string, options: Intl.DateTimeFormatOptions): string {
  const date = asDate(value)
  return Number.isNaN(date.getTime()) ? value : formatter(options).format(date)
}

export const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/**
 * `12 de junio de 2024`, from a day or an ISO instant; text that is no date is returned as it is. Written by hand
 * because public pages use it and must not wait for a formatter.
 */
export function formatDay(value: string): string {
  const date = asDate(value)
  const mes = MESES[date.getMonth()]
  return mes ? `${date.getDate()} de ${mes} de ${date.getFullYear()}` : value
}

/** `12 jun 2024`, for tables. */
export const formatShortDay = (value: string): string =>
  format(value, { day: 'numeric', month: 'short', year: 'numeric' })

/** `12 jun 2024, 14:30`, from an ISO instant. */
export const formatMoment = (value: string): string =>
  format(value, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })

/** `junio de 2024`, from a day or an ISO instant. */
export const formatMonth = (value: string): string => format(value, { month: 'long', year: 'numeric' })

/** `12 h 30 min`, from whole minutes. */
export function formatHours(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}

/** Whether two days are of one month. */
export const sameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7)

/** `2024`, or an empty text when there is no date. */
export const yearOf = (value: string): string => /^\d{4}/.exec(value)?.[0] ?? ''

/**
 * Compares records so that the newest comes first, and equal ones by id. Comparing with the browser's locale would take
 * a slow phone 50 ms for 500 records.
 */
export const newestFirst =
  <T extends { id: string }>(momentOf: (record: T) => string, idOf = ({ id }: T): string => id) =>
  (a: T, b: T): number =>
    byCode(momentOf(b), momentOf(a)) || byCode(idOf(b), idOf(a))

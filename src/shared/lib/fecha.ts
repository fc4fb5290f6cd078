import { byCode } from './text'

const HOUR_MS = 60 * 60 * 1000

/** The zones of Ecuador, and how many hours each is behind UTC, all year: the law knows no summer time. */
const BEHIND = { 'America/Guayaquil': 5, 'Pacific/Galapagos': 6 } as const

export type Zona = keyof typeof BEHIND

export const ZONAS = Object.keys(BEHIND) as Zona[]

/** The mainland's, where nobody says another. */
export const ZONA_USUAL: Zona = 'America/Guayaquil'

let set: Zona = ZONA_USUAL
let zona = (): Zona => set

/**
 * The one zone of the domain, which is the brigade's: official days, hours, shifts and the turn of the year are read in
 * it, whatever the machine is set to. Returns the zone before.
 */
export function setZona(next: Zona): Zona {
  const before = set
  set = next
  return before
}

/** A central may serve brigades of both zones at once: it says here which one it works for. Returns the source before. */
export function zonaFrom(source: () => Zona): () => Zona {
  const before = zona
  zona = source
  return before
}

const behind = (): number => BEHIND[zona()] * HOUR_MS

/** The brigade's clock at an instant in ms: read the UTC fields of this Date, and never those of the machine. */
export const clockAt = (ms: number): Date => new Date(ms - behind())

/** The instant of a `YYYY-MM-DD` day and an `HH:mm` time of the brigade, in ms; NaN where they are none. */
export const instantOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`) + behind()

const LOCALE = 'es-EC'

const pad = (n: number) => String(n).padStart(2, '0')

/**
 * A moment as `YYYY-MM-DD` in the brigade's zone. Contract §1 says the user's own: what a brigade dates is its own, on a
 * computer that is set to another zone too.
 */
export function toDay(moment: Date): string {
  const clock = clockAt(moment.getTime())
  return `${clock.getUTCFullYear()}-${pad(clock.getUTCMonth() + 1)}-${pad(clock.getUTCDate())}`
}

/** The year of a moment in the brigade's zone. */
export const toYear = (moment: Date): number => clockAt(moment.getTime()).getUTCFullYear()

/** A moment as `HH:mm` in the brigade's zone; empty for one that is none, such as a copy or another device may have brought. */
export function toTime(moment: Date): string {
  const clock = clockAt(moment.getTime())
  return Number.isNaN(clock.getTime()) ? '' : `${pad(clock.getUTCHours())}:${pad(clock.getUTCMinutes())}`
}

/** What a text says, in the UTC fields of a Date: a `YYYY-MM-DD` day has no zone, an instant is read in the brigade's. */
const clockOf = (value: string): Date =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T12:00:00Z`) : clockAt(Date.parse(value))

/** Creating a formatter takes a slow phone 10 ms, so every row of a list uses the same one. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' })
  formatters.set(key, known)
  return known
}

function format(value: string, options: Intl.DateTimeFormatOptions): string {
  const date = clockOf(value)
  return Number.isNaN(date.getTime()) ? value : formatter(options).format(date)
}

export const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/**
 * `12 de junio de 2024`, from a day or an ISO instant; text that is no date is returned as it is. Written by hand
 * because public pages use it and must not wait for a formatter.
 */
export function formatDay(value: string): string {
  const date = clockOf(value)
  const mes = MESES[date.getUTCMonth()]
  return mes ? `${date.getUTCDate()} de ${mes} de ${date.getUTCFullYear()}` : value
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
  <T extends { id: string }>(momentOf: (record: T) => string) =>
  (a: T, b: T): number =>
    byCode(momentOf(b), momentOf(a)) || byCode(b.id, a.id)

const without = (ano: number, text: string): string => {
  const own = ` de ${ano}`
  return text.endsWith(own) ? text.slice(0, -own.length) : text
}

/** A day where the year is known: `15 de diciembre`, and of another one `15 de enero de 2027`. */
export const dayIn = (ano: number, day: string): string => without(ano, formatDay(day))

/** The same of a `YYYY-MM` month: `noviembre`, `diciembre de 2025`. */
export const monthIn = (ano: number, mes: string): string =>
  without(ano, `${MESES[Number(mes.slice(5)) - 1]} de ${mes.slice(0, 4)}`)

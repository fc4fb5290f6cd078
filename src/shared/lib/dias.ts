const DAY_MS = 24 * 60 * 60 * 1000

/** A `YYYY-MM-DD` day as a number of days; NaN for any other text, and for a day that no calendar has. */
function serial(day: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? Number.NaN : ms / DAY_MS
}

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => !Number.isNaN(serial(text))

/** The day `days` after this one, or before it. Both are `YYYY-MM-DD`. @throws RangeError where `day` is no day */
export const addDays = (day: string, days: number): string =>
  new Date((serial(day) + days) * DAY_MS).toISOString().slice(0, 10)

/** The month `months` after this one, or before it. Both are `YYYY-MM`. */
export function addMonths(mes: string, months: number): string {
  const [year = 0, month = 1] = mes.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The last day of a `YYYY-MM` month. */
export const cierreDe = (mes: string): string => addDays(`${addMonths(mes, 1)}-01`, -1)

/** How many days lie from one `YYYY-MM-DD` day to another; NaN where one of them is no day. */
export const daysBetween = (from: string, to: string): number => serial(to) - serial(from)

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts; NaN where it is no day. 2024-01-01 was a Monday. */
export const weekday = (day: string): number => (((daysBetween('2024-01-01', day) % 7) + 7) % 7) + 1

export const DIAS_SEMANA = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const

const SATURDAY = 6

/** Whether people work on that day; `feriados` are `YYYY-MM-DD`. */
export const isLaborable = (day: string, feriados: readonly string[]): boolean =>
  weekday(day) < SATURDAY && !feriados.includes(day)

/** Which days of a term count: every one, or working days only. `feriados` are `YYYY-MM-DD`. */
export type Cuenta = { habiles: boolean; feriados: readonly string[] }

/**
 * The last of `dias` days that begin the day after `desde`. Both are `YYYY-MM-DD`. Where every day counts, it stays where
 * it falls, also on a Sunday: who answers before it is in time under either way of counting.
 */
export function ultimoDia(desde: string, dias: number, { habiles, feriados }: Cuenta): string {
  if (!habiles) return addDays(desde, dias)
  let day = desde
  for (let left = dias; left > 0; ) {
    day = addDays(day, 1)
    if (isLaborable(day, feriados)) left--
  }
  return day
}

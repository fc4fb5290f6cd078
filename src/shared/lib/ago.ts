const DAY_MS = 24 * 60 * 60 * 1000

const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', DAY_MS / 24],
  ['minute', DAY_MS / 1440],
] as const

/**
 * `hace 3 días`, `hace 5 horas`, `hace un momento`; `short` writes `hace 5 h` and `hace 10 min`. `momento` is an ISO
 * instant; text that is no date is returned as it is.
 */
export function ago(momento: string, now: Date, short = false): string {
  const age = now.getTime() - Date.parse(momento)
  if (Number.isNaN(age)) return momento
  const unit = UNITS.find(([, ms]) => age >= ms)
  if (!unit) return 'hace un momento'
  const [name, ms] = unit
  // Only hours and minutes are shortened: a narrow «3 m» could be months or minutes.
  const style = short && ms < DAY_MS ? 'narrow' : 'long'
  return new Intl.RelativeTimeFormat('es-EC', { style }).format(-Math.floor(age / ms), name)
}

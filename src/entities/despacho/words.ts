import { addDays } from '@/shared/lib/dias'
import { formatMoment, toDay, toTime } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'

/**
 * `en 8 min`, `ya debe estar ahí`: how long until an instant in ms, from the point of view of `now`, in ms. Of a call that
 * no longer `runs`, when it was to be: `llegaba a las 02:14`.
 */
export function dentroDe(instante: number, now: number, runs = true): string {
  if (!runs) return `llegaba a las ${toTime(new Date(instante))}`
  const minutes = Math.ceil((instante - now) / 60_000)
  return minutes > 0 ? `en ${minutes} min` : 'ya debe estar ahí'
}

/** `02:14`, of an ISO instant; empty for any other text. */
export const hora = (instante: string): string => toTime(new Date(instante))

/** `3 min 20 s`, `1 h 5 min`: how long ago, from both in ms; empty where either is no number. */
export function hace(desde: number, now: number): string {
  if (Number.isNaN(now - desde)) return ''
  const seconds = Math.max(0, Math.floor((now - desde) / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** `1 persona`, `12 personas`. */
export const personas = (cuantas: number): string => plural(cuantas, 'persona', 'personas')

/** `las 18:00` of an ISO instant of today, `mañana a las 08:00`, of another day `el 27 nov 2026, 08:00`. */
export function hastaWords(instante: string, now = new Date()): string {
  const [day, today] = [toDay(new Date(instante)), toDay(now)]
  if (day === today) return `las ${hora(instante)}`
  return day === addDays(today, 1) ? `mañana a las ${hora(instante)}` : `el ${formatMoment(instante)}`
}

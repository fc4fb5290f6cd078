import { formatDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Less is nobody's trouble: an answer may have been so long on its way. */
const LEAST_MS = 10 * MINUTE_MS

const SET_IT = 'con ella se sabe qué vence y se anota cuándo pasó cada cosa.'

function lengthWords(ms: number): string {
  if (ms >= 2 * DAY_MS) return plural(Math.floor(ms / DAY_MS), 'día', 'días')
  if (ms >= HOUR_MS) return plural(Math.floor(ms / HOUR_MS), 'hora', 'horas')
  return plural(Math.floor(ms / MINUTE_MS), 'minuto', 'minutos')
}

/** That this device's clock is wrong, and what to do; '' while it isn't. `desfase`: how far the central's is ahead, in ms. */
export function clockSentence(desfase: number): string {
  const off = Math.abs(desfase)
  if (off < LEAST_MS) return ''
  const how = desfase > 0 ? 'atrasado' : 'adelantado'
  return `El reloj de este equipo está ${how} ${lengthWords(off)}. Póngale bien la fecha y la hora: ${SET_IT}`
}

/** The same where nobody else can say the time, of a clock that showed `visto` before it was set back. In ms since 1970. */
export const setBackSentence = (visto: number, now: number): string =>
  `El reloj de este equipo dice que hoy es ${formatDay(toDay(new Date(now)))}, y antes llegó al ${formatDay(toDay(new Date(visto)))}. Si no es así, póngale bien la fecha: ${SET_IT}`

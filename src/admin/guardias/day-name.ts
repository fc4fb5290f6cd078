import { weekdayName } from '@/entities/guardias/tiempo'
import { capitalized } from '@/shared/lib/text'

/** `Lunes 23`, and whether it is a holiday. Days are `YYYY-MM-DD`. */
export const dayName = (day: string, feriados: readonly string[]): string =>
  `${capitalized(weekdayName(day))} ${Number(day.slice(-2))}${feriados.includes(day) ? ', feriado' : ''}`

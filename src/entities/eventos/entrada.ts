import { instantOf, toDay, toTime } from '@/shared/lib/fecha'
import type { Asistencia } from './asistencia'

/** An event may go on past midnight; later than this after its day began nobody arrives any more. */
const REACH_MS = 36 * 3_600_000

/**
 * When a person came to the event of that day, `HH:mm`. A box that was ticked on another day says only when somebody
 * ticked it: ''. `fecha` is '' where the event was deleted, and then the moment is told as it is.
 */
export function horaDeEntrada({ horaEntrada }: Pick<Asistencia, 'horaEntrada'>, fecha: string): string {
  const moment = new Date(horaEntrada)
  if (!fecha) return toTime(moment)
  const after = moment.getTime() - instantOf(fecha, '00:00')
  return after >= 0 && after < REACH_MS ? toTime(moment) : ''
}

/** The instant of an `HH:mm` that a person typed; it belongs to the event's day, '' to none. */
export const instanteDeEntrada = (fecha: string, hora: string): string =>
  hora ? new Date(instantOf(fecha, hora)).toISOString() : ''

/** `2026-11-20 19:05` for a file, or '' where nobody noted when the person came. */
export function entradaText(record: Pick<Asistencia, 'horaEntrada'>, fecha: string): string {
  const hora = horaDeEntrada(record, fecha)
  return hora && `${toDay(new Date(record.horaEntrada))} ${hora}`
}

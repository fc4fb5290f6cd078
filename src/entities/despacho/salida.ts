import { formatMoment, toDay } from '@/shared/lib/fecha'
import type { Despacho } from './despacho'
import type { Estado } from './options'
import { hora } from './words'

/** The newest call that was made from each community report, by the report's id; a test sends nobody there. */
export function salidasDeReportes(list: readonly Despacho[]): ReadonlyMap<string, Despacho> {
  const newest = new Map<string, Despacho>()
  for (const one of list) {
    const known = newest.get(one.reporte)
    if (one.reporte && !one.prueba && !(known && known.instante >= one.instante)) newest.set(one.reporte, one)
  }
  return newest
}

const ENDED: Record<Estado, string> = { EN_CURSO: '', CERRADO: ' y cerrada', ANULADO: ' y anulada' }

/** `Salida llamada a las 03:12`, of another day `Salida llamada el 12 jun 2024, 03:12 y cerrada`. `now`: of this device. */
export function salidaSentence({ instante, estado }: Despacho, now: Date): string {
  const moment = new Date(instante)
  if (!hora(instante)) return `Salida llamada${ENDED[estado]}`
  const when = toDay(moment) === toDay(now) ? `a las ${hora(instante)}` : `el ${formatMoment(instante)}`
  return `Salida llamada ${when}${ENDED[estado]}`
}

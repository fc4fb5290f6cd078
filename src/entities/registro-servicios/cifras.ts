import type { TipoServicio } from '@/shared/lib/tipos-servicio'
import type { RegistroServicio } from './registro'
import { minutesOfDay, resumenServicios } from './totals'

/** The days of a week, as they are counted. */
export const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const

const HOURS = 24

/**
 * The value below which half of the times lie, or the mean of the two in the middle; null without any. The unit is that
 * of the times.
 */
export function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The least of the times that 90 of 100 don't pass (nearest rank); null without any. */
export function percentile90(times: readonly number[]): number | null {
  return times.toSorted((a, b) => a - b)[Math.ceil((times.length * 9) / 10) - 1] ?? null
}

/** Monday is 0. `day` is `YYYY-MM-DD`. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/**
 * The figures of a period's entries. Cancelled ones count nowhere but in `cancelados`, as in the statistics (contract
 * §4). Minutes, null where nobody took any; US dollars.
 */
export function cifrasServicios(list: readonly RegistroServicio[]) {
  const counted = list.filter(({ estado }) => estado !== 'CANCELADO')
  const times = counted.flatMap(({ tiempoRespuesta }) => tiempoRespuesta ?? [])
  const hours = counted.map(({ horaInicio }) => minutesOfDay(horaInicio))
  const count = <T>(values: readonly T[], wanted: T) => values.filter((value) => value === wanted).length
  const startHours = hours.map((minutes) => (minutes === null ? null : Math.floor(minutes / 60)))
  const weekdays = counted.map(({ fecha }) => weekdayOf(fecha))
  const { respuestaPromedio, tiempoTotalPromedio, costoTotal, porTipo } = resumenServicios(counted)
  return {
    servicios: counted.length,
    cancelados: list.length - counted.length,
    conTiempo: times.length,
    respuestaPromedio,
    respuestaMediana: median(times),
    respuesta90: percentile90(times),
    tiempoTotalPromedio,
    costoTotal,
    porTipo: porTipo.map(({ tipo, cantidad }): [TipoServicio, number] => [tipo, cantidad]),
    porHora: Array.from({ length: HOURS }, (_, hour) => count(startHours, hour)),
    sinHora: count(startHours, null),
    porDia: DIAS.map((_, day) => count(weekdays, day)),
  }
}

export type CifrasServicios = ReturnType<typeof cifrasServicios>

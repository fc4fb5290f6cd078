import { DIAS_SEMANA, weekday } from '@/shared/lib/dias'
import { roundUsd } from '@/shared/lib/moneda'
import { capitalized, countBy } from '@/shared/lib/text'
import type { TipoServicio } from '@/shared/lib/tipos-servicio'
import type { RegistroServicio } from './registro'
import { minutesOfDay, resumenServicios } from './totals'

/** The days of a week, as they are counted. */
export const DIAS = DIAS_SEMANA.map(capitalized)

const HOURS = 24
const SIN_SECTOR = 'Sin sector'

type Cantidad = 'atendidos' | 'trasladados' | 'fallecidos' | 'hectareas' | 'kilometros' | 'agua'

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

/** A sum over the entries that name the figure; null when none does: nobody knows that it was 0. */
function sumOf(list: readonly RegistroServicio[], field: Cantidad): number | null {
  const named = list.flatMap((registro) => registro[field] ?? [])
  return named.length === 0 ? null : roundUsd(named.reduce((sum, amount) => sum + amount, 0))
}

/** Entries counted by their sector; those without one come last. */
function bySector(list: readonly RegistroServicio[]): [string, number][] {
  const named = list.flatMap(({ sector }) => sector ?? [])
  if (named.length === 0) return []
  const without = list.length - named.length
  return [
    ...countBy(named, (sector) => sector),
    ...(without > 0 ? [[SIN_SECTOR, without] as [string, number]] : []),
  ]
}

/**
 * The figures of a period's entries. Cancelled ones count nowhere but in `cancelados`, as in the statistics (contract
 * §4). A false alarm counts in its kind and its hour, and in no average. Minutes, null where nobody took any; US
 * dollars; people, hectares, kilometres and litres, null where nobody wrote them down.
 */
export function cifrasServicios(list: readonly RegistroServicio[]) {
  const counted = list.filter(({ estado }) => estado !== 'CANCELADO')
  const real = counted.filter(({ falsaAlarma }) => !falsaAlarma)
  const times = real.flatMap(({ tiempoRespuesta }) => tiempoRespuesta ?? [])
  const hours = counted.map(({ horaInicio }) => minutesOfDay(horaInicio))
  const count = <T>(values: readonly T[], wanted: T) => values.filter((value) => value === wanted).length
  const startHours = hours.map((minutes) => (minutes === null ? null : Math.floor(minutes / 60)))
  const weekdays = counted.map(({ fecha }) => weekday(fecha))
  const { respuestaPromedio, tiempoTotalPromedio, costoTotal, porTipo } = resumenServicios(counted)
  return {
    servicios: counted.length,
    cancelados: list.length - counted.length,
    falsasAlarmas: counted.length - real.length,
    conTiempo: times.length,
    respuestaPromedio,
    respuestaMediana: median(times),
    respuesta90: percentile90(times),
    tiempoTotalPromedio,
    costoTotal,
    atendidos: sumOf(counted, 'atendidos'),
    trasladados: sumOf(counted, 'trasladados'),
    fallecidos: sumOf(counted, 'fallecidos'),
    hectareas: sumOf(counted, 'hectareas'),
    kilometros: sumOf(counted, 'kilometros'),
    agua: sumOf(counted, 'agua'),
    porTipo: porTipo.map(({ tipo, cantidad }): [TipoServicio, number] => [tipo, cantidad]),
    porHora: Array.from({ length: HOURS }, (_, hour) => count(startHours, hour)),
    sinHora: count(startHours, null),
    porDia: DIAS.map((_, index) => count(weekdays, index + 1)),
    porSector: bySector(counted),
  }
}

export type CifrasServicios = ReturnType<typeof cifrasServicios>

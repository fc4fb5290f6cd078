import type { RegistroServicio } from './registro'
import { minutesBetween } from './totals'

/** The times of a call in their order. */
const HORAS = ['horaInicio', 'salida', 'llegada', 'controlado', 'horaFin'] as const
export type Hora = (typeof HORAS)[number]

export const HORA_LABELS: Readonly<Record<Hora, string>> = {
  horaInicio: 'Hora de inicio',
  salida: 'Salida',
  llegada: 'Llegada',
  controlado: 'Controlado',
  horaFin: 'Hora de fin',
}

/** Half a day in minutes: a time that seems later than this is taken for one that is earlier. */
const HALF_DAY = 12 * 60

/** Minutes from the aviso to the arrival; null where one is missing, or the arrival comes before the aviso. */
export function respuestaOf({ horaInicio, llegada }: { horaInicio: string; llegada: string }): number | null {
  const minutes = minutesBetween(horaInicio, llegada)
  return minutes !== null && minutes <= HALF_DAY ? minutes : null
}

/**
 * What is odd about the times, by the field that it is about. Times have no day, so that 00:20 comes after 23:50; each
 * is compared with the one before it that somebody took.
 */
export function oddHoras(horas: Pick<RegistroServicio, Hora>): Partial<Record<Hora, string>> {
  const taken = HORAS.flatMap((field) => {
    const time = horas[field]
    return time ? [{ field, time }] : []
  })
  return Object.fromEntries(
    taken.flatMap(({ field, time }, index) => {
      const before = taken[index - 1]
      if (!before || (minutesBetween(before.time, time) ?? 0) <= HALF_DAY) return []
      const said = `«${HORA_LABELS[before.field]}» (${before.time})`
      return [[field, `Queda antes de ${said}, o más de 12 horas después.`]]
    }),
  )
}

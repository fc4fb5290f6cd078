import { daysBetween } from '@/shared/lib/dias'
import { type ConDia, DIA_DE, type DiaField, diaOf } from './parte/dias'
import type { Toma } from './parte/tomas'
import { DAY_MINUTES, minutesBetween, minutesOfDay } from './totals'

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

/** A call that lasts longer is asked about, in days. */
const LONG_DAYS = 30

/** `fecha` is the day of the aviso, times are `HH:mm`. */
export type Horas = { fecha: string } & { readonly [F in Hora | DiaField]?: string | undefined }

/**
 * When a time was, in minutes since the midnight before the aviso; null where nobody took it. One without a day is the
 * first of its kind after the aviso, or of its day where nobody took that.
 */
function momentOf(horas: Horas, hora: Hora): number | null {
  const time = minutesOfDay(horas[hora] ?? '')
  const start = minutesOfDay(horas.horaInicio ?? '') ?? 0
  const days = daysBetween(horas.fecha, diaOf(horas, hora))
  if (time === null) return null
  return (Number.isNaN(days) ? (time < start ? 1 : 0) : days) * DAY_MINUTES + time
}

function since(horas: Horas, hora: Hora): number | null {
  const [start, moment] = [minutesOfDay(horas.horaInicio ?? ''), momentOf(horas, hora)]
  return start === null || moment === null || moment < start ? null : moment - start
}

/** Minutes from the aviso to the return; null where one is missing, or the return comes before. */
export const totalOf = (horas: Horas): number | null => since(horas, 'horaFin')

/** Minutes from the aviso to the arrival; null where one is missing, or the arrival comes before the aviso. */
export function respuestaOf(horas: Horas): number | null {
  const minutes = since(horas, 'llegada')
  return minutes !== null && (minutes <= HALF_DAY || diaOf(horas, 'llegada')) ? minutes : null
}

/**
 * The day to keep beside a time, empty where the time alone says it. A button was pressed on the day `hoy`,
 * `YYYY-MM-DD`; beside a time that somebody types, the day that is written there stays.
 */
export function diaBeside(horas: Horas, hora: ConDia, time: string, toma: Toma, hoy: string): string {
  const field = DIA_DE[hora]
  if (!time || toma !== 'BOTON') return (time && horas[field]) || ''
  const at = (dia: string) => momentOf({ ...horas, [hora]: time, [field]: dia }, hora)
  return at('') === at(hoy) ? '' : hoy
}

/**
 * What is odd about the times, by the field that it is about. Each is compared with the one before it that somebody
 * took; of one without a day, 00:20 comes after 23:50.
 */
export function oddHoras(horas: Horas): Partial<Record<Hora, string>> {
  const taken = HORAS.flatMap((field) => {
    const time = horas[field]
    return time
      ? [{ field, time, dated: diaOf(horas, field) !== '', moment: momentOf(horas, field) ?? 0 }]
      : []
  })
  return Object.fromEntries(
    taken.flatMap(({ field, time, dated, moment }, index) => {
      const before = taken[index - 1]
      if (moment > LONG_DAYS * DAY_MINUTES)
        return [[field, `Son más de ${LONG_DAYS} días después del aviso.`]]
      if (!before) return []
      const said = `«${HORA_LABELS[before.field]}» (${before.time})`
      if (dated || before.dated) return moment < before.moment ? [[field, `Queda antes de ${said}.`]] : []
      return (minutesBetween(before.time, time) ?? 0) > HALF_DAY
        ? [[field, `Queda antes de ${said}, o más de 12 horas después.`]]
        : []
    }),
  )
}

/** Where each of a record's minutes comes from: response from the aviso to the arrival, total from the aviso to the return. */
const DERIVED = { tiempoRespuesta: respuestaOf, tiempoTotal: totalOf } as const

export type Tiempo = keyof typeof DERIVED

/**
 * What the response and total times, in minutes, become when the times of day change, across midnight too, unless
 * somebody wrote another one by hand (`written`). Only those that change; null: it follows from nothing any more.
 */
export function tiemposAfter(
  before: Horas,
  after: Horas,
  written: Readonly<Record<Tiempo, number | undefined>>,
): Partial<Record<Tiempo, number | null>> {
  const follows = (Object.keys(DERIVED) as Tiempo[]).flatMap((field): [Tiempo, number | null][] => {
    const [was, is, said] = [DERIVED[field](before), DERIVED[field](after), written[field]]
    // 0 is what older records have where nobody took the time.
    const byHand = said !== undefined && said !== 0 && said !== was
    const kept = is === null && (field === 'tiempoTotal' || said === undefined)
    return byHand || kept || is === was ? [] : [[field, is]]
  })
  return Object.fromEntries(follows)
}

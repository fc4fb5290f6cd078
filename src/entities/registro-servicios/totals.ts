import { formatNumber, formatUsd, fromCents, toCents } from '@/shared/lib/moneda'
import { byCode, matches } from '@/shared/lib/text'
import { TIPOS_SERVICIO, type TipoServicio } from '@/shared/lib/tipos-servicio'
import type { Estado } from './parte/options'
import type { RegistroServicio } from './registro'

/** Full bars of the statistics tab, in minutes (spec §9). */
export const ESCALA_RESPUESTA = 30
export const ESCALA_TOTAL = 180

export const DAY_MINUTES = 24 * 60

/** Minutes since midnight of an `HH:mm`; null for another text. */
export function minutesOfDay(time: string): number | null {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null
}

/** Minutes from one `HH:mm` to the other, across midnight too; null unless both are times of day. */
export function minutesBetween(horaInicio: string, horaFin: string): number | null {
  const start = minutesOfDay(horaInicio)
  const end = minutesOfDay(horaFin)
  return start === null || end === null ? null : (end - start + DAY_MINUTES) % DAY_MINUTES
}

/** How full a bar is, 0 to 100, when `escala` minutes fill it. */
export const barPercent = (minutos: number | null, escala: number): number =>
  Math.min(100, Math.max(0, ((minutos ?? 0) / escala) * 100))

/** The mean of the times that somebody took, in minutes; null when nobody took any. */
function newMean() {
  let [sum, taken] = [0, 0]
  return {
    add(minutes: number | undefined) {
      if (minutes === undefined) return
      sum += minutes
      taken++
    },
    value: (): number | null => (taken === 0 ? null : sum / taken),
  }
}

/** `8,5 min`; a dash where nobody took the time. */
export const formatMinutes = (minutes: number | null | undefined): string =>
  minutes === null || minutes === undefined ? '—' : `${formatNumber(minutes)} min`

/** `$12,50`; empty for 0 USD, which every parte has until somebody writes what it cost. */
export const costoSaid = ({ costoEstimado }: Pick<RegistroServicio, 'costoEstimado'>): string =>
  costoEstimado === 0 ? '' : formatUsd(costoEstimado)

/** The services that are under way. */
export const openRegistros = (list: readonly RegistroServicio[]): RegistroServicio[] =>
  list.filter(({ estado }) => estado === 'EN_CURSO')

/** What figures are counted from. */
export type Contable = Pick<
  RegistroServicio,
  'id' | 'fecha' | 'tipo' | 'estado' | 'costoEstimado' | 'falsaAlarma' | 'tiempoRespuesta' | 'tiempoTotal'
>

/** An entry without its texts, which are most of a log of years: whoever keeps all of it in memory keeps this. */
export const contableOf = ({
  id,
  fecha,
  tipo,
  estado,
  costoEstimado,
  falsaAlarma,
  tiempoRespuesta,
  tiempoTotal,
}: RegistroServicio): Contable => ({
  ...{ id, fecha, tipo, estado, costoEstimado },
  ...(falsaAlarma !== undefined && { falsaAlarma }),
  ...(tiempoRespuesta !== undefined && { tiempoRespuesta }),
  ...(tiempoTotal !== undefined && { tiempoTotal }),
})

/**
 * Figures of the cards and the statistics tab (spec §2.20). The cards' `total` takes every entry and `completados`
 * those COMPLETADO; the statistics leave out what was cancelled (contract §4). False alarms are counted, and are in no
 * average. Minutes unrounded, null where nobody took any; US dollars.
 */
export function resumenServicios(list: readonly Contable[]) {
  const tipos = new Map<TipoServicio, number>(TIPOS_SERVICIO.map((tipo) => [tipo, 0]))
  const [respuesta, duracion] = [newMean(), newMean()]
  let [completados, servicios, reales, cents, realCents] = [0, 0, 0, 0, 0]
  for (const { estado, tipo, costoEstimado, falsaAlarma, tiempoRespuesta, tiempoTotal } of list) {
    if (estado === 'COMPLETADO') completados++
    if (estado === 'CANCELADO') continue
    servicios++
    tipos.set(tipo, (tipos.get(tipo) ?? 0) + 1)
    const costo = toCents(costoEstimado)
    cents += costo
    if (falsaAlarma) continue
    reales++
    realCents += costo
    respuesta.add(tiempoRespuesta)
    duracion.add(tiempoTotal)
  }
  return {
    total: list.length,
    completados,
    respuestaPromedio: respuesta.value(),
    tiempoTotalPromedio: duracion.value(),
    costoTotal: fromCents(cents),
    costoPromedio: reales === 0 ? 0 : fromCents(Math.round(realCents / reales)),
    porTipo: Array.from(tipos, ([tipo, cantidad]) => ({
      tipo,
      cantidad,
      porcentaje: servicios === 0 ? 0 : (cantidad / servicios) * 100,
    })),
  }
}

/** A mean of fewer times is nearly the time of somebody's own emergency: nobody outside reads it. */
const MENOS_DE = 5

type Tomado = Contable & { tiempoRespuesta: number }

const isTimed = (registro: Contable): registro is Tomado =>
  registro.estado !== 'CANCELADO' && !registro.falsaAlarma && registro.tiempoRespuesta !== undefined

/** The mean response that may be published, in minutes with one decimal; null of fewer than five. */
export function respuestaPublica(list: readonly Contable[]): number | null {
  const timed = list.filter(isTimed)
  const { respuestaPromedio } = resumenServicios(timed)
  return respuestaPromedio === null || timed.length < MENOS_DE
    ? null
    : Math.round(respuestaPromedio * 10) / 10
}

/**
 * The same of a period to which services are added while anybody looks: it takes the oldest in whole fives. One more would
 * tell its own time to whoever had read the mean before.
 */
export function respuestaALaVista(list: readonly Contable[]): number | null {
  const timed = list.filter(isTimed)
  timed.sort((a, b) => byCode(a.fecha, b.fecha) || byCode(a.id, b.id))
  return respuestaPublica(timed.slice(0, timed.length - (timed.length % MENOS_DE)))
}

export type RegistroFilter = { query?: string; tipo?: TipoServicio; estado?: Estado }

/** Searches number, description, address, people and report, and filters by type and state. */
export const filterRegistros = (
  list: readonly RegistroServicio[],
  { query, tipo, estado }: RegistroFilter,
): RegistroServicio[] =>
  list.filter(
    (registro) =>
      (tipo === undefined || registro.tipo === tipo) &&
      (estado === undefined || registro.estado === estado) &&
      matches(
        query,
        registro.numero,
        registro.descripcion,
        registro.direccion,
        registro.reporte,
        registro.subtipo,
        registro.sector,
        ...registro.personalAsignado,
      ),
  )

import { formatNumber, formatUsd } from '@/shared/lib/moneda'
import type { CifrasServicios } from './cifras'
import { formatMinutes } from './totals'

/** In place of a figure that nobody wrote down, which isn't 0. */
export const UNKNOWN = '—'

const known = (figure: number | null) => (figure === null ? UNKNOWN : formatNumber(figure))

/** The figures in a person's words, in the order in which screen and paper show them. */
export const rowsOfCifras = (cifras: CifrasServicios): [name: string, value: string][] => [
  ['Servicios', formatNumber(cifras.servicios)],
  ['De ellos, falsas alarmas (fuera de los promedios)', formatNumber(cifras.falsasAlarmas)],
  ['Cancelados, aparte', formatNumber(cifras.cancelados)],
  ['Tiempo de respuesta, promedio', formatMinutes(cifras.respuestaPromedio)],
  ['Tiempo de respuesta, mediana', formatMinutes(cifras.respuestaMediana)],
  ['Tiempo de respuesta, percentil 90', formatMinutes(cifras.respuesta90)],
  ['Servicios con tiempo de respuesta', formatNumber(cifras.conTiempo)],
  ['Tiempo total, promedio', formatMinutes(cifras.tiempoTotalPromedio)],
  ['Personas atendidas', known(cifras.atendidos)],
  ['Personas trasladadas', known(cifras.trasladados)],
  ['Personas fallecidas', known(cifras.fallecidos)],
  ['Hectáreas afectadas', known(cifras.hectareas)],
  ['Kilómetros recorridos', known(cifras.kilometros)],
  ['Agua usada (litros)', known(cifras.agua)],
  ['Costo total', formatUsd(cifras.costoTotal)],
]

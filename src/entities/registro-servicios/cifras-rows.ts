import { formatNumber, formatUsd } from '@/shared/lib/moneda'
import type { CifrasServicios } from './cifras'
import { formatMinutes } from './totals'

/** The figures in a person's words, in the order in which screen and paper show them. */
export const rowsOfCifras = (cifras: CifrasServicios): [name: string, value: string][] => [
  ['Servicios', formatNumber(cifras.servicios)],
  ['Cancelados, aparte', formatNumber(cifras.cancelados)],
  ['Tiempo de respuesta, promedio', formatMinutes(cifras.respuestaPromedio)],
  ['Tiempo de respuesta, mediana', formatMinutes(cifras.respuestaMediana)],
  ['Tiempo de respuesta, percentil 90', formatMinutes(cifras.respuesta90)],
  ['Servicios con tiempo de respuesta', formatNumber(cifras.conTiempo)],
  ['Tiempo total, promedio', formatMinutes(cifras.tiempoTotalPromedio)],
  ['Costo total', formatUsd(cifras.costoTotal)],
]

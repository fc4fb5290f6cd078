import { formatNumber } from '@/shared/lib/moneda'
import { capitalized } from '@/shared/lib/text'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import type { Draft } from '@/shared/storage/stored-module'
import { type CifrasServicios, cifrasServicios, DIAS } from './cifras'
import { rowsOfCifras, UNKNOWN } from './cifras-rows'
import type { Informe, Tabla } from './informe'
import { comparedWith, inPeriodo, isWholeMonth, type Periodo, periodoDicho, primerDia } from './parte/periodo'
import type { RegistroServicio } from './registro'

/**
 * The period's figures beside those of the periods with which it is compared; without those that none of them has. `hoy`
 * is this day, `YYYY-MM-DD`.
 */
export function tablaComparada(list: readonly RegistroServicio[], periodo: Periodo, hoy: string): Tabla {
  const primero = primerDia(list)
  const periods = comparedWith(periodo, primero)
  const columns = periods.map((one) => rowsOfCifras(cifrasServicios(inPeriodo(list, one))))
  const [own = []] = columns
  return {
    titulo: 'Cifras del período',
    columnas: ['Cifra', ...periods.map((one) => capitalized(periodoDicho(one, primero, hoy)))],
    filas: own
      .map(([name], row) => [name, ...columns.map((column) => column[row]?.[1] ?? '')])
      .filter(([, ...values]) => values.some((value) => value !== UNKNOWN)),
  }
}

/** More of them would take a report on to a second page. */
const MOST_SECTORS = 8

function mainSectors(sectors: CifrasServicios['porSector']): CifrasServicios['porSector'] {
  if (sectors.length <= MOST_SECTORS) return sectors
  const rest = sectors.slice(MOST_SECTORS - 1).reduce((sum, [, count]) => sum + count, 0)
  return [...sectors.slice(0, MOST_SECTORS - 1), ['Los demás', rest]]
}

const counted = (titulo: string, of: string, rows: readonly (readonly [string, number])[]): Tabla => ({
  titulo,
  columnas: [of, 'Servicios'],
  filas: rows.map(([name, count]) => [name, formatNumber(count)]),
})

/** The counts of a period by kind, weekday and sector. */
export const tablasOf = ({ porTipo, porDia, porSector }: CifrasServicios): Tabla[] => [
  counted(
    'Servicios por tipo',
    'Tipo',
    porTipo.map(([tipo, count]) => [TIPO_SERVICIO_LABELS[tipo], count]),
  ),
  counted(
    'Servicios por día de la semana',
    'Día',
    DIAS.map((day, index) => [day, porDia[index] ?? 0]),
  ),
  ...(porSector.length > 0 ? [counted('Servicios por sector', 'Sector', mainSectors(porSector))] : []),
]

/** `Informe mensual: marzo de 2026`; a period that is no month has an «Informe de servicios». */
const informeTitle = (periodo: Periodo, said: string): string =>
  `${isWholeMonth(periodo) ? 'Informe mensual' : 'Informe de servicios'}: ${said}`

/** A report on the log as it is at `hecho`, an ISO instant, on the day `hoy`, `YYYY-MM-DD`. */
export const newInforme = (
  list: readonly RegistroServicio[],
  { desde, hasta }: Periodo,
  autor: string,
  hecho: string,
  hoy: string,
): Draft<Informe> => ({
  titulo: informeTitle({ desde, hasta }, periodoDicho({ desde, hasta }, '', hoy)),
  desde,
  hasta,
  hecho,
  autor,
  tablas: [
    tablaComparada(list, { desde, hasta }, hoy),
    ...tablasOf(cifrasServicios(inPeriodo(list, { desde, hasta }))),
  ],
})

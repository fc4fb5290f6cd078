import { cierreDe } from '@/shared/lib/dias'
import { formatDay, formatMonth, sameMonth, toDay, yearOf } from '@/shared/lib/fecha'
import { escapeCell, markdownTable } from '@/shared/lib/markdown/markdown'
import {
  faltaDe,
  formatNumber,
  formatUsd,
  hasPresupuesto,
  rateOf,
  SIN_PRESUPUESTO,
  totalRateOf,
} from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import type { Draft } from '@/shared/storage/stored-module'
import type { Rendicion } from './rendicion'

const dayOf = (counted: Counted<object>, today: string): string =>
  counted?.segun ? toDay(new Date(counted.segun)) : today

type Counts = readonly (readonly [label: string, count: number])[]

/** Figures from the other modules: amounts in US dollars, `ejecucion…` as percentages. */
export type MonthlyFigures = {
  personal: { total: number; activos: number; porArea: Counts }
  inventario: {
    total: number
    valor: number
    donados: number
    requierenAtencion: number
    porEstado: Counts
  }
  presupuesto: {
    /** The fiscal year; an earlier version's central doesn't say it. */
    ejercicio?: number
    /** The day of which somebody said that they are, `YYYY-MM-DD`; that of a cut is the cut's. */
    al?: string | undefined
    ingresos: { codificado: number; recaudado: number; ejecucion: number }
    gastos: { codificado: number; devengado: number; pagado: number; ejecucion: number }
    saldoDisponible: number
    ejecucionTotal: number
  }
}

/** `segun`: the ISO instant at which the central counted it; without it, it was counted here, now. null: unknown. */
export type Counted<T> = (T & { segun?: string }) | null

/** Of each module's figures what this device knows. */
export type KnownFigures = { [K in keyof MonthlyFigures]: Counted<MonthlyFigures[K]> }

/** One month's services without the cancelled ones; `respuestaPromedio` in minutes, null where it isn't published. */
export type FigurasServicios = {
  total: number
  respuestaPromedio: number | null
  costoTotal: number
  porTipo: Counts
}

/** One month's inspections. Counts, and US dollars; what isn't known here is missing. */
export type FigurasInspecciones = {
  inspecciones: number
  locales: number
  aprobados: number
  noCumplen: number
  permisos: number
  recaudado?: number
}

export type MonthlyData = KnownFigures & {
  /** Missing where the brigade doesn't inspect; null where this device doesn't know. */
  inspecciones?: FigurasInspecciones | null | undefined
  servicios: Counted<FigurasServicios>
  /** `YYYY-MM`, the month that is reported. */
  mes: string
  /** The day of all other figures, `YYYY-MM-DD`. */
  today: string
  institucion: string
  autor: string
}

const countTable = (title: string, counts: Counts) =>
  markdownTable(
    [title, 'Cantidad'],
    counts.map(([label, count]) => [escapeCell(label), formatNumber(count)]),
  )

const section = (title: string, ...parts: string[]) => [`## ${title}`, ...parts].join('\n\n')

const boldCount = (...counted: Parameters<typeof plural>) => plural(...counted).replace(/^\S+/, '**$&**')

function personalSection({ total, activos, porArea }: MonthlyFigures['personal']): string {
  if (total === 0) return section('Personal', 'No hay integrantes registrados.')
  const active = boldCount(activos, 'integrante activo', 'integrantes activos')
  const sentence = `La institución cuenta con ${active} de un total de ${boldCount(total, 'registrado', 'registrados')}.`
  return section('Personal', sentence, ...(porArea.length > 0 ? [countTable('Área', porArea)] : []))
}

function inventarioSection(inventario: MonthlyFigures['inventario']): string {
  const { total, valor, donados, requierenAtencion, porEstado } = inventario
  if (total === 0) return section('Inventario', 'No hay unidades registradas.')
  // Nothing is worth $0,00: nobody has written what it is worth.
  const worth = valor > 0 ? ` con un valor estimado de **${formatUsd(valor)}**` : ''
  const sentence = `El inventario registra ${boldCount(total, 'unidad', 'unidades')}${worth}. Items donados: ${formatNumber(donados)}. Unidades que requieren atención: ${formatNumber(requierenAtencion)}.`
  const used = porEstado.filter(([, count]) => count > 0)
  return section('Inventario', sentence, ...(used.length > 0 ? [countTable('Estado', used)] : []))
}

/** Of which day the money of a month is: figures of later than its close don't pass for the month's. */
function moneyDay(
  { al, segun }: NonNullable<MonthlyData['presupuesto']>,
  mes: string,
  today: string,
): string[] {
  const cierre = cierreDe(mes)
  const day = al ?? dayOf({ segun }, today)
  if (al === cierre) return [`Cifras al ${formatDay(al)}.`]
  if (cierre < today)
    return [`No hay un corte al ${formatDay(cierre)}: estas cifras del presupuesto son al ${formatDay(day)}.`]
  return day === today ? [] : [`Cifras al ${formatDay(day)}.`]
}

function presupuestoSection(presupuesto: MonthlyFigures['presupuesto'], today: string): string {
  const { ejercicio, ingresos, gastos, saldoDisponible } = presupuesto
  if (!hasPresupuesto(ingresos) && !hasPresupuesto(gastos))
    return section('Presupuesto', `${SIN_PRESUPUESTO}.`)
  const table = markdownTable(
    ['Concepto', 'Codificado', 'Ejecutado', 'Ejecución'],
    [
      [
        'Ingresos (recaudado)',
        formatUsd(ingresos.codificado),
        formatUsd(ingresos.recaudado),
        rateOf(ingresos, ingresos.ejecucion),
      ],
      [
        'Gastos (devengado)',
        formatUsd(gastos.codificado),
        formatUsd(gastos.devengado),
        rateOf(gastos, gastos.ejecucion),
      ],
    ],
  )
  const missing = faltaDe(presupuesto)
  const lines = [
    `- Gastos pagados: **${formatUsd(gastos.pagado)}**`,
    ...(missing
      ? [`- ${missing}: no se saben el saldo disponible ni la ejecución total.`]
      : [
          `- Saldo disponible: **${formatUsd(saldoDisponible)}**`,
          `- Ejecución total, el promedio de ingresos y gastos: **${totalRateOf(presupuesto)}**`,
        ]),
  ]
  const isOther = ejercicio !== undefined && String(ejercicio) !== yearOf(today)
  return section(isOther ? `Presupuesto del ejercicio ${ejercicio}` : 'Presupuesto', table, lines.join('\n'))
}

function serviciosSection(servicios: FigurasServicios, mes: string): string {
  const { total, respuestaPromedio, costoTotal, porTipo } = servicios
  const title = `Servicios de ${mes}`
  if (total === 0) return section(title, 'La bitácora no registra servicios en este mes.')
  const response =
    respuestaPromedio === null
      ? ''
      : ` La respuesta promedio fue de **${formatNumber(respuestaPromedio)} min**.`
  // Nobody wrote down a cost: that is no month that cost nothing.
  const cost = costoTotal > 0 ? ` con un costo estimado de **${formatUsd(costoTotal)}**` : ''
  const sentence = `La brigada atendió ${boldCount(total, 'servicio', 'servicios')}${cost}.${response}`
  const used = porTipo.filter(([, count]) => count > 0)
  return section(title, sentence, countTable('Tipo', used))
}

function inspeccionesSection(figuras: FigurasInspecciones, mes: string): string {
  const { inspecciones, locales, aprobados, noCumplen, permisos, recaudado } = figuras
  const seen =
    inspecciones === 0
      ? 'En este mes no se anotó ninguna inspección.'
      : `${inspecciones === 1 ? 'Se hizo' : 'Se hicieron'} ${boldCount(inspecciones, 'inspección', 'inspecciones')} en ${boldCount(locales, 'local', 'locales')}: ${plural(aprobados, 'cumplió', 'cumplieron')} y ${plural(noCumplen, 'tiene faltas', 'tienen faltas')} por corregir.`
  const paid = recaudado === undefined ? '' : ` Por tasas y permisos se cobró **${formatUsd(recaudado)}**.`
  return section(
    `Inspecciones de ${mes}`,
    `${seen} ${permisos === 1 ? 'Se otorgó' : 'Se otorgaron'} ${boldCount(permisos, 'permiso', 'permisos')}.${paid}`,
  )
}

/** What has a state on a day; the budget's figures are of when somebody last entered them. */
const STATES = ['personal', 'inventario'] as const

const moneyTold = ({ al }: MonthlyFigures['presupuesto']): string =>
  al ? `las cifras de su presupuesto al ${formatDay(al)}` : 'las últimas cifras registradas de su presupuesto'

/** What the report tells of, and as of which day where that is one day for all of it. */
function opening(datos: MonthlyData, mes: string): string {
  const told = STATES.filter((part) => datos[part])
  const days = new Set(told.map((part) => dayOf(datos[part], datos.today)))
  const [day] = days.size === 1 ? days : []
  const contents = [
    ...(datos.servicios ? [`sus servicios de ${mes}`] : []),
    ...(datos.presupuesto ? [moneyTold(datos.presupuesto)] : []),
    ...(told.length > 0 ? [`el estado de su ${enumerated(told)}${day ? ` al ${formatDay(day)}` : ''}`] : []),
  ]
  const what = contents.length > 0 ? enumerated(contents) : `su informe de ${mes}`
  return `**${escapeCell(datos.institucion)}** presenta a la ciudadanía ${what}.`
}

/** A module's section; none where its figures are unknown. Those of another day than the report's say so. */
function stateOf<T extends object>(
  counted: Counted<T>,
  today: string,
  write: (figures: T) => string,
): string[] {
  if (!counted) return []
  const day = dayOf(counted, today)
  return [write(counted), ...(day === today ? [] : [`Cifras al ${formatDay(day)}.`])]
}

/**
 * The month's report, ready for the create dialog: highlighted and unpublished (spec §2.18). It says nothing of what is
 * unknown.
 */
export function monthlyRendicion(datos: MonthlyData): Draft<Rendicion> {
  const { today, autor, servicios, personal, inventario, presupuesto } = datos
  const mes = formatMonth(`${datos.mes}-01`)
  return {
    titulo: `Informe Mensual de Rendición de Cuentas: ${mes}`,
    fecha: today,
    cuerpoMarkdown: [
      opening(datos, mes),
      ...(sameMonth(datos.mes, today)
        ? [`El mes no ha terminado: son cifras hasta el ${formatDay(today)}.`]
        : []),
      ...(servicios ? [serviciosSection(servicios, mes)] : []),
      ...(datos.inspecciones ? [inspeccionesSection(datos.inspecciones, mes)] : []),
      ...stateOf(personal, today, personalSection),
      ...stateOf(inventario, today, inventarioSection),
      ...(presupuesto
        ? [presupuestoSection(presupuesto, today), ...moneyDay(presupuesto, datos.mes, today)]
        : []),
    ].join('\n\n'),
    imagenes: [],
    tags: ['rendicion', 'cuentas', 'transparencia', 'mensual'],
    autor,
    publicado: false,
    destacado: true,
  }
}

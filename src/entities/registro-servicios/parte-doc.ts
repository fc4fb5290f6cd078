import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import type { Vehiculo } from './parte/filas'
import { horaSaid, horaText } from './parte/tomas'
import { tripulacionSaid } from './parte/tripulacion'
import { insumoText } from './recursos'
import { ESTADO_LABELS, type RegistroServicio } from './registro'
import { costoSaid, formatMinutes } from './totals'

/** An empty value is what nobody wrote down. */
export type ParteRow = readonly [name: string, value: string]

const number = (value: number | undefined) => (value === undefined ? '' : formatNumber(value))
const minutes = (value: number | undefined) => (value === undefined ? '' : formatMinutes(value))

const kindRows = ({ subtipo = '', falsaAlarma, causa = '', sector = '' }: RegistroServicio): ParteRow[] => [
  ['Subtipo', subtipo],
  ['Falsa alarma', falsaAlarma ? 'Sí' : ''],
  ['Causa', causa],
  ['Sector', sector],
]

/** `Tanquero 2: salió con 1.200 km, volvió con 1.215,5 km, 3.000 L de agua`. */
function vehiculoSaid({ nombre, kmSalida, kmRegreso, agua }: Vehiculo): string {
  const facts = [
    kmSalida !== undefined && `salió con ${formatNumber(kmSalida)} km`,
    kmRegreso !== undefined && `volvió con ${formatNumber(kmRegreso)} km`,
    agua !== undefined && `${formatNumber(agua)} L de agua`,
  ].filter((fact) => fact !== false)
  return facts.length > 0 ? `${nombre}: ${facts.join(', ')}` : nombre
}

const resourceRows = (registro: RegistroServicio): ParteRow[] => [
  ['Personas atendidas', number(registro.atendidos)],
  ['Personas trasladadas', number(registro.trasladados)],
  ['Personas fallecidas', number(registro.fallecidos)],
  ['Hectáreas', number(registro.hectareas)],
  ['Kilómetros', number(registro.kilometros)],
  ['Agua (litros)', number(registro.agua)],
  ['Vehículos', registro.vehiculos?.map(vehiculoSaid).join('; ') ?? ''],
  ['Insumos usados', registro.insumos?.map(insumoText).join('; ') ?? ''],
  ['Equipos que se usaron', registro.equipos?.map(({ nombre }) => nombre).join('; ') ?? ''],
  ['Instituciones presentes', registro.instituciones?.join(', ') ?? ''],
]

/** What a record of a call has besides the quick entry. */
export const parteRows = (registro: RegistroServicio): ParteRow[] => [
  ['Salida', horaSaid(registro, 'salida')],
  ['Llegada', horaSaid(registro, 'llegada')],
  ['Controlado', horaSaid(registro, 'controlado')],
  ...kindRows(registro),
  ...resourceRows(registro),
]

/** Who signs a parte, from left to right. */
export const FIRMAS = ['Elaborado por', 'A cargo del servicio', 'Jefatura'] as const

/** The heading of a parte on paper, with its number where it has one. */
export const parteTitle = ({ numero }: Pick<RegistroServicio, 'numero'>): string =>
  numero ? `Parte de servicio ${numero}` : 'Parte de servicio sin número'

/** What stands below it: the day, and the hour of the aviso where somebody noted it. */
export const parteSubject = ({ fecha, horaInicio }: Pick<RegistroServicio, 'fecha' | 'horaInicio'>): string =>
  [formatDay(fecha), horaInicio].filter(Boolean).join(', ')

type Tabla = { titulo: string; filas: readonly ParteRow[] }

const filled = (rows: readonly ParteRow[]) => rows.filter(([, value]) => value !== '')

/**
 * A call as a document, for paper and PDF alike. The times keep their line when nobody took them, to be written by hand;
 * other facts without a value are left out.
 */
export function parteDoc(registro: RegistroServicio): {
  /** The first two stand beside each other. */
  tablas: readonly [Tabla, Tabla, Tabla]
  textos: readonly ParteRow[]
} {
  const fotos = registro.fotos?.length ?? 0
  return {
    tablas: [
      {
        titulo: 'Servicio',
        filas: filled([
          ['Fecha', formatDay(registro.fecha)],
          ['Tipo', TIPO_SERVICIO_LABELS[registro.tipo]],
          ['Dirección', registro.direccion],
          ...kindRows(registro),
          ['Estado', ESTADO_LABELS[registro.estado]],
        ]),
      },
      {
        titulo: 'Horas',
        filas: [
          ['Aviso', registro.horaInicio],
          ['Salida', horaText(registro, 'salida')],
          ['Llegada', horaText(registro, 'llegada')],
          ['Controlado', horaText(registro, 'controlado')],
          ['Regreso al cuartel', horaText(registro, 'horaFin')],
          ...filled([
            ['Tiempo de respuesta', minutes(registro.tiempoRespuesta)],
            ['Tiempo total', minutes(registro.tiempoTotal)],
          ]),
        ],
      },
      {
        titulo: 'Personas y recursos',
        filas: filled([
          ['Personal asignado', tripulacionSaid(registro)],
          ...resourceRows(registro),
          ['Costo estimado', costoSaid(registro)],
          ['Fotografías', fotos > 0 ? `${plural(fotos, 'imagen', 'imágenes')} en la bitácora` : ''],
        ]),
      },
    ],
    textos: filled([
      ['Descripción', registro.descripcion],
      ['Reporte', registro.reporte],
      ['Observaciones', registro.observaciones],
    ]),
  }
}

import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { insumoText, vehiculoText } from './recursos'
import { ESTADO_LABELS, type RegistroServicio } from './registro'

/** The id and the form's fields in their order (contract §4), then what the record of a call adds. */
export const COLUMNS: readonly (CsvColumn<RegistroServicio> & { field: keyof RegistroServicio })[] = [
  { field: 'id', header: 'ID', value: ({ id }) => id },
  { field: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha },
  { field: 'horaInicio', header: 'Hora Inicio', value: ({ horaInicio }) => horaInicio },
  { field: 'horaFin', header: 'Hora Fin', value: ({ horaFin }) => horaFin },
  { field: 'tipo', header: 'Tipo', value: ({ tipo }) => TIPO_SERVICIO_LABELS[tipo] },
  { field: 'descripcion', header: 'Descripción', value: ({ descripcion }) => descripcion },
  { field: 'direccion', header: 'Dirección', value: ({ direccion }) => direccion },
  {
    field: 'personalAsignado',
    header: 'Personal Asignado',
    value: ({ personalAsignado }) => personalAsignado.join('; '),
  },
  {
    field: 'tiempoRespuesta',
    header: 'Tiempo Respuesta (min)',
    value: ({ tiempoRespuesta }) => tiempoRespuesta ?? '',
  },
  { field: 'tiempoTotal', header: 'Tiempo Total (min)', value: ({ tiempoTotal }) => tiempoTotal ?? '' },
  {
    field: 'costoEstimado',
    header: 'Costo Estimado',
    value: ({ costoEstimado }) => costoEstimado,
    decimals: 2,
  },
  { field: 'estado', header: 'Estado', value: ({ estado }) => ESTADO_LABELS[estado] },
  { field: 'observaciones', header: 'Observaciones', value: ({ observaciones }) => observaciones },
  { field: 'reporte', header: 'Reporte', value: ({ reporte }) => reporte },
  { field: 'salida', header: 'Salida', value: ({ salida = '' }) => salida },
  { field: 'llegada', header: 'Llegada', value: ({ llegada = '' }) => llegada },
  { field: 'controlado', header: 'Controlado', value: ({ controlado = '' }) => controlado },
  { field: 'subtipo', header: 'Subtipo', value: ({ subtipo = '' }) => subtipo },
  { field: 'falsaAlarma', header: 'Falsa Alarma', value: ({ falsaAlarma }) => (falsaAlarma ? 'Sí' : '') },
  { field: 'causa', header: 'Causa', value: ({ causa = '' }) => causa },
  { field: 'sector', header: 'Sector', value: ({ sector = '' }) => sector },
  { field: 'atendidos', header: 'Atendidos', value: ({ atendidos = '' }) => atendidos },
  { field: 'trasladados', header: 'Trasladados', value: ({ trasladados = '' }) => trasladados },
  { field: 'fallecidos', header: 'Fallecidos', value: ({ fallecidos = '' }) => fallecidos },
  { field: 'hectareas', header: 'Hectáreas', value: ({ hectareas = '' }) => hectareas, decimals: 2 },
  { field: 'kilometros', header: 'Kilómetros', value: ({ kilometros = '' }) => kilometros, decimals: 2 },
  { field: 'agua', header: 'Agua (L)', value: ({ agua = '' }) => agua },
  {
    field: 'instituciones',
    header: 'Instituciones',
    value: ({ instituciones = [] }) => instituciones.join('; '),
  },
  { field: 'numero', header: 'Número', value: ({ numero = '' }) => numero },
  {
    field: 'vehiculos',
    header: 'Vehículos',
    value: ({ vehiculos = [] }) => vehiculos.map(vehiculoText).join('; '),
  },
  {
    field: 'insumos',
    header: 'Insumos',
    value: ({ insumos = [] }) => insumos.map(insumoText).join('; '),
  },
  { field: 'diaSalida', header: 'Día de Salida', value: ({ diaSalida = '' }) => diaSalida },
  { field: 'diaLlegada', header: 'Día de Llegada', value: ({ diaLlegada = '' }) => diaLlegada },
  { field: 'diaControlado', header: 'Día de Control', value: ({ diaControlado = '' }) => diaControlado },
  { field: 'diaFin', header: 'Día de Fin', value: ({ diaFin = '' }) => diaFin },
  {
    field: 'equipos',
    header: 'Equipos',
    value: ({ equipos = [] }) => equipos.map(({ nombre }) => nombre).join('; '),
  },
]

/** The service log as CSV, in the order given. */
export const registrosCsv = (list: readonly RegistroServicio[], format?: CsvFormat): Exported =>
  csvBlob(COLUMNS, list, format)

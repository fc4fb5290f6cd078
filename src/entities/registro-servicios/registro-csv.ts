import { type CsvColumn, type CsvFormat, csvBlob } from '@/shared/lib/file/csv'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { ESTADO_LABELS, type RegistroServicio } from './registro'

/** The id and the form's fields in their order (contract §4), then what the record of a call adds. */
const COLUMNS: readonly CsvColumn<RegistroServicio>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Fecha', value: ({ fecha }) => fecha },
  { header: 'Hora Inicio', value: ({ horaInicio }) => horaInicio },
  { header: 'Hora Fin', value: ({ horaFin }) => horaFin },
  { header: 'Tipo', value: ({ tipo }) => TIPO_SERVICIO_LABELS[tipo] },
  { header: 'Descripción', value: ({ descripcion }) => descripcion },
  { header: 'Dirección', value: ({ direccion }) => direccion },
  { header: 'Personal Asignado', value: ({ personalAsignado }) => personalAsignado.join('; ') },
  { header: 'Tiempo Respuesta (min)', value: ({ tiempoRespuesta }) => tiempoRespuesta ?? '' },
  { header: 'Tiempo Total (min)', value: ({ tiempoTotal }) => tiempoTotal ?? '' },
  { header: 'Costo Estimado', value: ({ costoEstimado }) => costoEstimado, decimals: 2 },
  { header: 'Estado', value: ({ estado }) => ESTADO_LABELS[estado] },
  { header: 'Observaciones', value: ({ observaciones }) => observaciones },
  { header: 'Reporte', value: ({ reporte }) => reporte },
  { header: 'Salida', value: ({ salida = '' }) => salida },
  { header: 'Llegada', value: ({ llegada = '' }) => llegada },
  { header: 'Controlado', value: ({ controlado = '' }) => controlado },
  { header: 'Subtipo', value: ({ subtipo = '' }) => subtipo },
  { header: 'Falsa Alarma', value: ({ falsaAlarma }) => (falsaAlarma ? 'Sí' : '') },
  { header: 'Causa', value: ({ causa = '' }) => causa },
  { header: 'Sector', value: ({ sector = '' }) => sector },
  { header: 'Atendidos', value: ({ atendidos = '' }) => atendidos },
  { header: 'Trasladados', value: ({ trasladados = '' }) => trasladados },
  { header: 'Fallecidos', value: ({ fallecidos = '' }) => fallecidos },
  { header: 'Hectáreas', value: ({ hectareas = '' }) => hectareas, decimals: 2 },
  { header: 'Kilómetros', value: ({ kilometros = '' }) => kilometros, decimals: 2 },
  { header: 'Agua (L)', value: ({ agua = '' }) => agua },
  { header: 'Instituciones', value: ({ instituciones = [] }) => instituciones.join('; ') },
  { header: 'Número', value: ({ numero = '' }) => numero },
]

/** The service log as CSV, in the order given. */
export const registrosCsv = (list: readonly RegistroServicio[], format?: CsvFormat): Blob =>
  csvBlob(COLUMNS, list, format)

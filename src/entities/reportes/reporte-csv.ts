import { toDay, toTime } from '@/shared/lib/fecha'
import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { creadoEn, ESTADO_LABELS, PRIORIDAD_LABELS, type Reporte } from './reporte'
import { isPrioritized } from './waiting'

/** `2026-11-20 19:05`, or what a damaged record says instead of an instant. */
function moment(instant: string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : `${toDay(date)} ${toTime(date)}`
}

/** For counting and for telling others. How to reach the author, and what only the staff may read, stays in the app. */
const COLUMNS: readonly CsvColumn<Reporte>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Fecha', value: (reporte) => moment(creadoEn(reporte)) },
  { header: 'Título', value: ({ titulo }) => titulo },
  { header: 'Descripción', value: ({ descripcion }) => descripcion },
  { header: 'Categoría', value: ({ categoria }) => categoria },
  {
    header: 'Prioridad',
    value: (reporte) => (isPrioritized(reporte) ? PRIORIDAD_LABELS[reporte.prioridad] : ''),
  },
  { header: 'Estado', value: ({ estado }) => ESTADO_LABELS[estado] },
  { header: 'Ubicación', value: ({ ubicacion = '' }) => ubicacion },
  { header: 'Latitud', value: ({ punto }) => punto?.lat ?? '' },
  { header: 'Longitud', value: ({ punto }) => punto?.lng ?? '' },
  { header: 'Autor', value: ({ autor }) => autor.nombre },
  { header: 'Respuesta', value: ({ respuesta }) => respuesta },
  { header: 'Actualizado', value: ({ fechaActualizacion }) => moment(fechaActualizacion) },
]

/** Reports as CSV, in the order given; times are in the brigade's zone. */
export const reportesCsv = (list: readonly Reporte[], format?: CsvFormat): Exported =>
  csvBlob(COLUMNS, list, format)

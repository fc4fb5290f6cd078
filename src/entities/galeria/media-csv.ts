import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { type Media, SECCION_LABELS } from './media'

/** The form's fields in its own order; the pictures themselves don't travel in a CSV. */
const COLUMNS: readonly CsvColumn<Media>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Título', value: ({ titulo }) => titulo },
  { header: 'Créditos', value: ({ creditos }) => creditos },
  { header: 'Sección', value: ({ seccion }) => SECCION_LABELS[seccion] },
  { header: 'Orden', value: ({ orden }) => orden },
  { header: 'Activo', value: ({ activo }) => (activo ? 'Sí' : 'No') },
  { header: 'Fecha Subida', value: ({ fechaSubida }) => fechaSubida },
]

/** What is said of the pictures as CSV, in the order given. */
export const mediosCsv = (list: readonly Media[], format?: CsvFormat): Exported =>
  csvBlob(COLUMNS, list, format)

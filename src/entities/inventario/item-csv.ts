import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item } from './item'

/** Columns and order of spec §7. */
const COLUMNS: readonly CsvColumn<Item>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Categoría', value: ({ categoria }) => CATEGORIA_LABELS[categoria] },
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Cantidad', value: ({ cantidad }) => cantidad },
  { header: 'Estado', value: ({ estado }) => ESTADO_LABELS[estado] },
  { header: 'Ubicación', value: ({ ubicacion }) => ubicacion },
  { header: 'Donado', value: ({ donado }) => (donado ? 'Sí' : 'No') },
  { header: 'Valor Estimado', value: ({ valorEstimado }) => valorEstimado, decimals: 2 },
  { header: 'Fecha Ingreso', value: ({ fechaIngreso }) => fechaIngreso },
  { header: 'Notas', value: ({ notas }) => notas },
]

/** What few brigades keep. */
const RARE: readonly CsvColumn<Item>[] = [
  { header: 'Mínimo', value: ({ minimo = '' }) => minimo },
  { header: 'Custodio', value: ({ custodio = '' }) => custodio },
]

/** The inventory as CSV, in the order given. What spec §7 doesn't name has a column where somebody wrote it. */
export const itemsCsv = (items: readonly Item[], format?: CsvFormat): Exported =>
  csvBlob(
    [...COLUMNS, ...RARE.filter(({ value }) => items.some((item) => value(item) !== ''))],
    items,
    format,
  )

import { roundUsd } from '@/shared/lib/moneda'

export type CsvColumn<T> = {
  header: string
  value: (record: T) => string | number
  /** Digits after the point of a numeric column. */
  decimals?: number
}

/** What separates cells and cents: `1,50` is a number only to a spreadsheet that separates cells by semicolons. */
export const CSV_FORMATS = {
  coma: { delimiter: ',', mark: '.' },
  puntoYComa: { delimiter: ';', mark: ',' },
} as const

export type CsvFormat = keyof typeof CSV_FORMATS

/** What an export is without anybody's choice (contract §6). */
export const DEFAULT_CSV: CsvFormat = 'coma'

const BOM = '\uFEFF'

/** A text cell that begins like this, after any apostrophes, would be a formula to a spreadsheet (contract §6). */
const FORMULA = /^'*[=+\-@\t\r\n]/
const GUARDED = /^'+[=+\-@\t\r\n]/

/** With a leading apostrophe Excel and LibreOffice keep the cell as text, and `+593…` and `-5` stay readable. */
const guard = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** Removes the writer's apostrophe, so that an export can be imported without loss. */
export const unguard = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)

/** Semicolons and tabs are quoted too, in case a reader guesses the delimiter. */
const quote = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function cell<T>({ value, decimals }: CsvColumn<T>, record: T, mark: string): string {
  const content = value(record)
  if (typeof content === 'string') return quote(guard(content))
  const digits = decimals === undefined ? String(content) : roundUsd(content).toFixed(decimals)
  return digits.replace('.', mark)
}

/** RFC 4180 with CRLF and a BOM, and with comma unless `format` is another; only text cells are guarded, numbers stay numbers (contract §6). */
export function toCsv<T>(
  columns: readonly CsvColumn<T>[],
  records: readonly T[],
  format: CsvFormat = DEFAULT_CSV,
): string {
  const { delimiter, mark } = CSV_FORMATS[format]
  const header = columns.map((column) => quote(column.header))
  const lines = records.map((record) => columns.map((column) => cell(column, record, mark)))
  return `${BOM}${[header, ...lines].map((line) => `${line.join(delimiter)}\r\n`).join('')}`
}

/** What an export holds: its columns, and of each record a cell for each of them. */
export type Cells = {
  columns: readonly Pick<CsvColumn<never>, 'header' | 'decimals'>[]
  rows: readonly (readonly (string | number)[])[]
}

/** A CSV, and its cells for whoever writes them as another file. */
export type Exported = Blob & { readonly cells: Cells }

/** The CSV as a file for downloading. */
export const csvBlob = <T>(
  columns: readonly CsvColumn<T>[],
  records: readonly T[],
  format?: CsvFormat,
): Exported =>
  Object.assign(new Blob([toCsv(columns, records, format)], { type: 'text/csv;charset=utf-8' }), {
    cells: { columns, rows: records.map((record) => columns.map(({ value }) => value(record))) },
  })

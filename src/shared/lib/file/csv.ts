import { roundUsd } from '@/shared/lib/moneda'

export type CsvColumn<T> = {
  header: string
  value: (record: T) => string | number
  /** Digits after the point of a numeric column. */
  decimals?: number
}

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

function cell<T>({ value, decimals }: CsvColumn<T>, record: T): string {
  const content = value(record)
  if (typeof content === 'string') return quote(guard(content))
  return decimals === undefined ? String(content) : roundUsd(content).toFixed(decimals)
}

/** RFC 4180 with CRLF, comma and a BOM; only text cells are guarded, numbers stay numbers (contract §6). */
export function toCsv<T>(columns: readonly CsvColumn<T>[], records: readonly T[]): string {
  const header = columns.map((column) => quote(column.header))
  const lines = records.map((record) => columns.map((column) => cell(column, record)))
  return `${BOM}${[header, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`
}

/** The CSV as a file for downloading. */
export const csvBlob = <T>(columns: readonly CsvColumn<T>[], records: readonly T[]): Blob =>
  new Blob([toCsv(columns, records)], { type: 'text/csv;charset=utf-8' })

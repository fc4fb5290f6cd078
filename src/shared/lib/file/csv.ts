import { roundUsd } from '@/shared/lib/moneda'

export type CsvColumn<T> = {
  header: string
  value: (record: T) => string | number
  /** Digits after the point of a numeric column. */
  decimals?: number
}

const BOM = '\uFEFF'

/** What a spreadsheet would take for a formula at the start of a text cell, after any apostrophes (contract §6). */
const FORMULA = /^'*[=+\-@\t\r\n]/
const GUARDED = /^'+[=+\-@\t\r\n]/

/** A leading apostrophe makes Excel and LibreOffice keep the cell as text, and leaves `+593…` and `-5` readable. */
const guard = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** Takes the writer's apostrophe off again, so that export and import lose nothing. */
export const unguard = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)

/** Semicolons and tabs are quoted too: a reader that guesses the delimiter must not take them for it. */
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

/** The same as a file for downloading. */
export const csvBlob = <T>(columns: readonly CsvColumn<T>[], records: readonly T[]): Blob =>
  new Blob([toCsv(columns, records)], { type: 'text/csv;charset=utf-8' })

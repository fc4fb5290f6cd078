import type { Doubt } from './amount'
import { type Cell, CellFault, cellText, plain } from './cells'
import { cellAddress } from './table/table-error'

/**
 * `line` counts the file's rows from 1 and is 0 for the whole file; `cell` is an address in the sheet, or empty for the
 * whole line; `sentence` says everything.
 */
export type ImportNote = { line: number; cell: string; field: string; sentence: string }

/** A file that was read, for its preview. A line with a problem is not in `rows`; the others can be imported. */
export type ImportResult<R> = {
  rows: R[]
  /** Lines with data, good and bad. */
  total: number
  problems: ImportNote[]
  /** Oddities that don't stop the import. */
  warnings: ImportNote[]
  /** What a person has to say before the amounts can be read; without their answer there are no rows. */
  doubt?: Doubt
  /** The day of which the file's title says that the figures are, as `YYYY-MM-DD`. */
  corte?: string
}

export type ImportField<K extends string> = {
  key: K
  header: string
  aliases?: readonly string[]
  required?: boolean
}

export type ImportLine<K extends string> = {
  line: number
  cells: Partial<Record<K, Cell>>
  /** Cells that can't be used: `cells` has null there, and the line can't be imported. */
  faults: Partial<Record<K, ImportNote>>
  /** Makes a note on one of the line's cells. */
  note: (key: K, what: string) => ImportNote
}

/** The header row is among the first lines: official documents have titles above it. */
const HEADER_WITHIN = 30

export const note = (line: number, what: string): ImportNote => ({
  line,
  cell: '',
  field: '',
  sentence: `Línea ${line}: ${what}`,
})

/** The result for a file that can't be used at all. */
export const refuse = (sentence: string, line = 0): ImportResult<never> => ({
  rows: [],
  total: 0,
  problems: [{ line, cell: '', field: '', sentence }],
  warnings: [],
})

function columnsOf<K extends string>(row: readonly Cell[], fields: readonly ImportField<K>[]) {
  const headers = row.map((cell) => plain(cellText(cell)))
  const columns = new Map<K, number>()
  for (const { key, header, aliases = [] } of fields) {
    const names = [key, header, ...aliases].map(plain)
    const index = headers.findIndex((text) => text !== '' && names.includes(text))
    if (index >= 0) columns.set(key, index)
  }
  return columns
}

function readLine<K extends string>(
  row: readonly Cell[],
  index: number,
  columns: ReadonlyMap<K, number>,
  fields: readonly ImportField<K>[],
): ImportLine<K> & { filled: boolean } {
  const line = index + 1
  const cells: Partial<Record<K, Cell>> = {}
  const faults: Partial<Record<K, ImportNote>> = {}
  const headerOf = (key: K) => fields.find((field) => field.key === key)?.header ?? key
  const addressOf = (key: K) => cellAddress(index, columns.get(key) ?? 0)
  let filled = false
  for (const [key, column] of columns) {
    const cell = row[column] ?? null
    filled ||= cellText(cell) !== ''
    cells[key] = cell
    if (!(cell instanceof CellFault)) continue
    cells[key] = null
    const [at, field] = [addressOf(key), headerOf(key)]
    faults[key] = { line, cell: at, field, sentence: `Fila ${line}, celda ${at}: ${field} ${cell.what}` }
  }
  const note = (key: K, what: string): ImportNote => {
    const field = headerOf(key)
    return { line, cell: addressOf(key), field, sentence: `Línea ${line}, columna ${field}: ${what}` }
  }
  return { line, cells, faults, note, filled }
}

/**
 * Finds the header row and gives the lines below it by field, and the titles above it; lines without any known cell are
 * left out.
 */
export function readLines<K extends string>(table: readonly Cell[][], fields: readonly ImportField<K>[]) {
  let headerIndex = 0
  let columns = new Map<K, number>()
  table.slice(0, HEADER_WITHIN).forEach((row, index) => {
    const found = columnsOf(row, fields)
    if (found.size > columns.size) {
      headerIndex = index
      columns = found
    }
  })
  const problems = fields
    .filter(({ key, required }) => required && !columns.has(key))
    .map(({ header }) => note(headerIndex + 1, `falta la columna ${header}.`))
  const lines = table
    .map((row, index) => readLine(row, index, columns, fields))
    .filter(({ line, filled }) => line > headerIndex + 1 && filled)
  const titles = table.slice(0, headerIndex).map((row) => row.map(cellText).filter(Boolean).join(' '))
  return { lines, problems, titles, has: (key: K) => columns.has(key) }
}

/** Cells of these fields, each with its address. */
export const cellsOf = <K extends string>(lines: readonly ImportLine<K>[], keys: readonly K[]) =>
  lines.flatMap(({ cells, note: noteOn }) =>
    keys.filter((key) => key in cells).map((key) => ({ cell: cells[key], at: noteOn(key, '').cell })),
  )

export function result<R>(
  rows: R[],
  total: number,
  problems: ImportNote[],
  warnings: ImportNote[] = [],
): ImportResult<R> {
  if (total === 0 && problems.length === 0) return refuse('El archivo no tiene filas con datos.')
  return { rows, total, problems, warnings }
}

import { type Cell, cellText, plain } from './cells'

/** `line` counts from 1 as the file's rows do, 0 for the whole file; `sentence` names line and column. */
export type ImportNote = { line: number; field: string; sentence: string }

/** What a preview shows: all or nothing, so `rows` is empty as long as there are problems. */
export type ImportResult<T> = {
  rows: T[]
  /** Lines with data, good and bad. */
  total: number
  problems: ImportNote[]
  /** Oddities that don't keep the rows from being taken. */
  warnings: ImportNote[]
}

export type ImportField<K extends string> = {
  key: K
  header: string
  aliases?: readonly string[]
  required?: boolean
}

export type ImportLine<K extends string> = { line: number; cells: Partial<Record<K, Cell>> }

/** Titles may stand above the headers of an official document. */
const HEADER_WITHIN = 30

export const note = (line: number, field: string, what: string): ImportNote => ({
  line,
  field,
  sentence: field ? `Línea ${line}, columna ${field}: ${what}` : `Línea ${line}: ${what}`,
})

/** The result for a file of which nothing can be taken. */
export const refuse = (sentence: string): ImportResult<never> => ({
  rows: [],
  total: 0,
  problems: [{ line: 0, field: '', sentence }],
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

/** Finds the header row and gives the lines below it by field; lines without any known cell are left out. */
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
    .map(({ header }) => note(headerIndex + 1, '', `falta la columna ${header}.`))
  const lines: ImportLine<K>[] = []
  table.forEach((row, index) => {
    if (index <= headerIndex) return
    const cells: Partial<Record<K, Cell>> = {}
    for (const [key, column] of columns) cells[key] = row[column] ?? null
    if ([...columns.keys()].some((key) => cellText(cells[key]) !== '')) lines.push({ line: index + 1, cells })
  })
  return { lines, problems, has: (key: K) => columns.has(key) }
}

/** Never partial: with one problem no row is given. */
export function result<T>(
  rows: T[],
  total: number,
  problems: ImportNote[],
  warnings: ImportNote[] = [],
): ImportResult<T> {
  if (total === 0 && problems.length === 0) return refuse('El archivo no tiene filas con datos.')
  return { rows: problems.length > 0 ? [] : rows, total, problems, warnings }
}

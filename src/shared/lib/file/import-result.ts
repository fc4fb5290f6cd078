import { type DecimalMark, type Doubt, parseAmount } from './amount'
import { type Cell, CellFault, cellText } from './cells'
import { columnsAsSaid, type FileColumns, type SaidColumns, shapeOf, tellColumns } from './import-columns'
import type { SaidWords, WordQuestion } from './rows/words'
import { dataRows, findHeadings } from './table/headings'
import { cellAddress } from './table/table-error'

/**
 * `line` counts the file's rows from 1 and is 0 for the whole file; `cell` is an address in the sheet, or empty for the
 * whole line; `sentence` says everything.
 */
export type ImportNote = { line: number; cell: string; field: string; sentence: string }

/**
 * What is asked once of a file. `answer` holds until somebody gives another one; without any nothing comes in. `key` names
 * it in `Said.replies`.
 */
export type ImportQuestion = {
  key: string
  legend: string
  choices: readonly (readonly [value: string, label: string])[]
  answer: string | undefined
}

/** A file that was read, for its preview. A line with a problem is not in `rows`; the others can be imported. */
export type ImportResult<R> = {
  rows: R[]
  /** Lines with data, good and bad. */
  total: number
  problems: ImportNote[]
  /** Oddities that don't stop the import. */
  warnings: ImportNote[]
  /** Totals of the file that its rows don't give. */
  differences?: readonly ImportNote[]
  /** The same where a person may leave lines `out`. */
  differencesBut?: (out: ReadonlySet<number>) => readonly ImportNote[]
  /** What the rows of the file give together, by field. */
  sums?: Readonly<Record<string, number>>
  /** What a person has to say before the amounts can be read; without their answer there are no rows. */
  doubt?: Doubt
  questions?: readonly ImportQuestion[]
  /** Whether other sheets of the file have rows that were not read: what is missing here may be there. */
  partial?: boolean
  /** Words of the file that aren't the product's: lines with one that nobody explained are not in `rows`. */
  words?: readonly WordQuestion[]
  /** A name of the file in capitals, where names may be written as names instead. */
  capitals?: string
  /** Lines that come in only once a person ticks them; `warnings` say why. */
  unticked?: readonly number[]
  /** The day of which the file's title says that the figures are, as `YYYY-MM-DD`. */
  corte?: string
  /** The fiscal year that the file's titles name. */
  ejercicio?: number
  /** Missing where the file is no table. */
  columns?: FileColumns
}

/** What a person said of a file: how its amounts are written, what its columns and words are, and what else was asked. */
export type Said = {
  mark?: DecimalMark | undefined
  columns?: SaidColumns | undefined
  replies?: Readonly<Record<string, string>> | undefined
  words?: SaidWords | undefined
  /** Whether names in capitals are to be written as names. */
  names?: boolean | undefined
}

export type ImportField<K extends string> = {
  key: K
  header: string
  aliases?: readonly string[]
  required?: boolean
  /** Columns from which a required one is derived where it isn't there. */
  instead?: readonly K[]
  /** One cell that is combined down several lines says it for each of them. */
  spans?: boolean
}

export type ImportLine<K extends string> = {
  line: number
  cells: Partial<Record<K, Cell>>
  /** Cells that can't be used: `cells` has null there, and the line can't be imported. */
  faults: Partial<Record<K, ImportNote>>
  /** Faults that are only the rest of a text beside them. */
  beside: ReadonlySet<K>
  /** Makes a note on one of the line's cells. */
  note: (key: K, what: string) => ImportNote
}

/** Lines of the second sheet of a file count from here, of the third from twice as many. */
export const SHEET_LINES = 100_000

const lineName = (line: number) =>
  line < SHEET_LINES
    ? `Línea ${line}`
    : `Hoja ${Math.floor(line / SHEET_LINES) + 1}, línea ${line % SHEET_LINES}`

/** A note on the whole file. */
export const noteOnFile = (sentence: string): ImportNote => ({ line: 0, cell: '', field: '', sentence })

export const note = (line: number, what: string): ImportNote => ({
  ...noteOnFile(`${lineName(line)}: ${what}`),
  line,
})

/** The result for a file that can't be used at all. */
export const refuse = (sentence: string, line = 0): ImportResult<never> => ({
  rows: [],
  total: 0,
  problems: [{ line, cell: '', field: '', sentence }],
  warnings: [],
})

/** A combined cell that only says something beside this one, such as a title over amounts that aren't there. */
const isBeside = ({ origin }: CellFault, row: number) =>
  origin?.row === row && typeof origin.cell === 'string' && parseAmount(origin.cell) === null

function readLine<K extends string>(
  row: readonly Cell[],
  index: number,
  columns: ReadonlyMap<K, number>,
  fields: readonly ImportField<K>[],
): ImportLine<K> & { filled: boolean } {
  const line = index + 1
  const cells: Partial<Record<K, Cell>> = {}
  const faults: Partial<Record<K, ImportNote>> = {}
  const beside = new Set<K>()
  const fieldOf = (key: K) => fields.find((field) => field.key === key)
  const headerOf = (key: K) => fieldOf(key)?.header ?? key
  const addressOf = (key: K) => cellAddress(index, columns.get(key) ?? 0)
  let filled = false
  for (const [key, column] of columns) {
    const cell = row[column] ?? null
    cells[key] = cell
    filled ||= cellText(cell) !== ''
    if (!(cell instanceof CellFault)) continue
    const { origin } = cell
    cells[key] = fieldOf(key)?.spans && origin?.column === column ? origin.cell : null
    if (cells[key] !== null) continue
    if (isBeside(cell, index)) beside.add(key)
    const [at, field] = [addressOf(key), headerOf(key)]
    faults[key] = { line, cell: at, field, sentence: `Fila ${line}, celda ${at}: ${field} ${cell.what}` }
  }
  const note = (key: K, what: string): ImportNote => {
    const field = headerOf(key)
    return { line, cell: addressOf(key), field, sentence: `Línea ${line}, columna ${field}: ${what}` }
  }
  return { line, cells, faults, beside, note, filled }
}

/**
 * Finds the headings and gives the lines below them by field, and the titles above them; lines without any known cell
 * are left out. `said` is what a person chose for the files of this shape.
 */
export function readLines<K extends string>(
  table: readonly Cell[][],
  fields: readonly ImportField<K>[],
  said?: SaidColumns,
) {
  const headings = findHeadings(table, fields)
  const shape = shapeOf([...fields.map(({ key }) => key), ...headings.texts])
  const chosen = said?.(shape)
  const columns = chosen ? columnsAsSaid(chosen, fields) : headings.columns
  const has = (key: K) => columns.has(key)
  const absent = fields.filter(({ key, required, instead }) => required && !has(key) && !instead?.every(has))
  const problems = absent.map(({ header }) => note(headings.last + 1, `falta la columna ${header}.`))
  const rows = dataRows(table, headings)
  const lines = rows
    .map((at) => readLine(table[at] ?? [], at, columns, fields))
    .filter(({ filled }) => filled)
  const titles = table.slice(0, headings.first).map((row) => row.map(cellText).filter(Boolean).join(' '))
  const found: FileColumns = {
    shape,
    columns: tellColumns(table, rows, headings, columns),
    fields: fields.map(({ key, header }) => ({ key, header })),
    missing: absent.map(({ header }) => header),
    said: chosen !== undefined,
  }
  return { lines, problems, titles, has, columns: found }
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

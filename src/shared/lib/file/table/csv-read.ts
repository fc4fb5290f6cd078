import { unguard } from '@/shared/lib/file/csv'
import { type ImportNote, note } from '@/shared/lib/file/import-result'
import { MOST_COLUMNS, requireNear, TableError } from './table-error'

const SAMPLE_LENGTH = 65_536
const SAMPLE_LINES = 20
const DELIMITERS = ['\t', ';'] as const
const LINE_END = /\r\n|\r|\n/

/**
 * Guesses the delimiter: most lines of a semicolon file have semicolons, which are rare in a comma file, while a
 * semicolon file may have many commas. Where titles and signatures are most lines, the one that most lines repeat.
 */
function delimiterOf(text: string): string {
  const unquoted = text.slice(0, SAMPLE_LENGTH).replace(/"[^"]*"/g, '')
  const lines = unquoted
    .split(LINE_END)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  const common = (mark: string) => lines.filter((line) => line.includes(mark)).length * 2 > lines.length
  const repeating = (mark: string) => lines.filter((line) => line.split(mark).length > 2).length
  const most = Math.max(...[...DELIMITERS, ','].map(repeating))
  return DELIMITERS.find(common) ?? DELIMITERS.find((mark) => most > 0 && repeating(mark) === most) ?? ','
}

/** The quoted cell that begins at `start`, and where it ends; null when its quotes don't close where a cell ends. */
function quotedCell(text: string, start: number, delimiter: string): { cell: string; end: number } | null {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  if (quote < 0) return null
  let end = quote + 1
  while (text[end] === ' ') end++
  const closes = end === text.length || [delimiter, '\r', '\n'].includes(text[end] ?? '')
  return closes ? { cell: text.slice(start + 1, quote).replaceAll('""', '"'), end } : null
}

/**
 * Cuts the blank lines behind the last cell: a sheet with a formatted column is saved with up to a million of them. The
 * last line keeps its blank cells, whose number is its width.
 */
function withoutBlankEnd(text: string, delimiter: string): string {
  let end = text.length
  while (end > 0 && [delimiter, '\r', '\n'].includes(text.charAt(end - 1))) end--
  while (text[end] === delimiter) end++
  return text.slice(0, end)
}

/**
 * Keeps blank lines between others, so that line numbers are right. A line behind the last one that is read is refused
 * at once, blank or not: the text ends with a cell, which is then too far away in any case.
 */
function rowsOf(text: string, delimiter: string): string[][] {
  const bare = new RegExp(`[^${delimiter.replace(/[\\\]^-]/, '\\$&')}\r\n]*`, 'y')
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; ; at++) {
    if (row.length === MOST_COLUMNS) while (text[at] === delimiter) at++
    let cell = ''
    if (text[at] === '"') {
      const quoted = quotedCell(text, at, delimiter)
      if (!quoted)
        throw new TableError(
          `Línea ${rows.length + 1}: unas comillas (") se abren y no se cierran donde termina la celda, y lo que sigue se confunde con ella. Corríjalas e inténtelo otra vez.`,
          rows.length + 1,
        )
      cell = quoted.cell
      at = quoted.end
    } else {
      bare.lastIndex = at
      cell = bare.exec(text)?.[0] ?? ''
      at += cell.length
    }
    if (cell !== '') requireNear(rows.length, row.length)
    if (row.length < MOST_COLUMNS) row.push(cell)
    if (text[at] === delimiter) continue
    rows.push(row)
    if (at >= text.length) return rows
    requireNear(rows.length, 0)
    row = []
    if (text[at] === '\r' && text[at + 1] === '\n') at++
  }
}

/**
 * Finds a cell whose quotes close by chance some lines further down: it holds as many delimiters as the lines that it
 * swallowed.
 */
function swallowing(rows: readonly string[][], delimiter: string): ImportNote[] {
  const width = Math.max(...rows.slice(0, SAMPLE_LINES).map((row) => row.length))
  return rows.flatMap((row, index) => {
    const swallowed = row.map((cell) => {
      const breaks = cell.split(LINE_END).length - 1
      return breaks > 0 && cell.split(delimiter).length > breaks * (width - 1) ? breaks + 1 : 0
    })
    const lines = Math.max(...swallowed)
    const what = `una celda abarca ${lines} líneas del archivo. Si no debe ser así, revise sus comillas (").`
    return lines > 0 ? [note(index + 1, what)] : []
  })
}

/**
 * Reads the rows of a CSV text with commas, semicolons or tabs, with or without a BOM. No library does it, because
 * papaparse hands over a row only when it is whole: a line of five million commas is five million cells before anyone
 * can refuse it. Here each cell is counted as it is read.
 * @throws TableError for quotes that don't close where they should, and for too many rows or columns
 */
export function readCsv(text: string): { rows: string[][]; warnings: ImportNote[] } {
  const body = text.replace(/^\uFEFF/, '')
  const announced = /^sep=(.)(?=\r\n|\r|\n)/i.exec(body)
  const delimiter = announced?.[1] ?? delimiterOf(body)
  const table = announced ? body.slice(announced[0].length) : body
  const rows = rowsOf(withoutBlankEnd(table, delimiter), delimiter)
  return { rows: rows.map((row) => row.map(unguard)), warnings: swallowing(rows, delimiter) }
}

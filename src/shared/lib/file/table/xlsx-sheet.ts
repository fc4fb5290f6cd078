import { type Cell, CellFault, excelError } from '@/shared/lib/file/cells'
import { combinedCell } from './sheet'
import { MOST_COLUMNS, requireNear, TableError } from './table-error'
import { dayOf, momentOf } from './xlsx-dates'
import { attribute, scanXml } from './xml-scan'

/** More than any person combines; the reader has to look at each. */
const MOST_COMBINED = 500_000

const address = attribute('r')
const kind = attribute('t')
const styleOf = attribute('s')
const range = attribute('ref')

/** What cells refer to: texts by number, whether a style shows days, and the year from which days count. */
export type Workbook = { strings: readonly string[]; days: readonly boolean[]; from1904: boolean }

/** The cell as the file has it; `value` and `inline` are null when the file has none. */
type Raw = { type: string; style: number; formula: boolean; value: string | null; inline: string | null }

/** Excel writes characters that XML can't hold as `_x000D_`. */
export const unescapeText = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function placeOf(text: string): { row: number; column: number } {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(text)
  if (!found) throw new Error(`no cell ${text}`)
  const [, letters = '', digits] = found
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(digits) - 1, column }
}

function numberOf(text: string, showsDay: boolean, from1904: boolean): Cell {
  const number = Number(text)
  if (Number.isNaN(number)) return text
  return (showsDay && dayOf(number, from1904)) || number
}

function meaningOf({ type, style, formula, value, inline }: Raw, workbook: Workbook): Cell {
  if (type === 'e') return excelError(value || '#ERROR')
  if (type === 'inlineStr') return inline && unescapeText(inline)
  // A formula's result may be an empty text, but not an empty number.
  if (formula && (value === null || (value === '' && type !== 'str')))
    return new CellFault(
      'tiene una fórmula sin su resultado: abra el archivo en Excel, guárdelo e inténtelo otra vez.',
      '=',
    )
  if (value === null || value === '') return null
  if (type === 'str') return unescapeText(value)
  if (type === 'b') return value === '1' || value === 'true'
  if (type === 'd') {
    const day = momentOf(value)
    return Number.isNaN(day.getTime()) ? value : day
  }
  if (type !== 's') return numberOf(value, workbook.days[style] === true, workbook.from1904)
  const shared = workbook.strings[Number(value)]
  if (shared === undefined) throw new Error(`no text ${value}`)
  return shared || null
}

/**
 * Of a combined cell the file fills only the first, while people see its value in all of them: the others are faults.
 */
function tellCombined(rows: Cell[][], combined: readonly string[]): void {
  let left = MOST_COMBINED
  for (const text of combined) {
    const [from, to] = text.split(':').map(placeOf)
    const cell = from ? (rows[from.row]?.[from.column] ?? null) : null
    if (!from || !to || cell === null) continue
    const fault = combinedCell({ ...from, cell })
    for (let row = from.row; row <= Math.min(to.row, rows.length - 1); row++) {
      const cells = rows[row] ?? []
      const end = cells.length > 0 ? Math.min(to.column + 1, MOST_COLUMNS) : 0
      left -= 1 + end
      if (left < 0)
        throw new TableError('El archivo tiene demasiadas celdas combinadas. Sepárelas e inténtelo otra vez.')
      for (let column = from.column; column < end; column++) cells[column] ??= fault
    }
  }
}

/**
 * The rows of a sheet; empty cells take no memory, however far away they are.
 * @throws TableError, or Error for no sheet
 */
export async function readSheet(pieces: AsyncIterable<string>, workbook: Workbook): Promise<Cell[][]> {
  const rows: Cell[][] = []
  const combined: string[] = []
  let row = -1
  let column = -1
  let cell: Raw | null = null
  let into: 'value' | 'inline' | null = null
  let phonetic = false

  function begin(tag: string): void {
    const written = address(tag)
    if (written) ({ row, column } = placeOf(written))
    else column += 1
    cell = {
      type: kind(tag) ?? 'n',
      style: Number(styleOf(tag) ?? 0),
      formula: false,
      value: null,
      inline: null,
    }
  }

  function keep(raw: Raw): void {
    const value = meaningOf(raw, workbook)
    if (value === null) return
    requireNear(row, column)
    const cells = rows[row] ?? []
    cells[column] = value
    rows[row] = cells
  }

  await scanXml(pieces, {
    open(name, tag) {
      if (name === 'row') {
        row = Number(address(tag) ?? row + 2) - 1
        column = -1
      } else if (name === 'c') begin(tag)
      else if (name === 'mergeCell') combined.push(range(tag) ?? '')
      else if (!cell) return
      else if (name === 'f') cell.formula = true
      else if (name === 'rPh') phonetic = true
      else if (name === 'v') {
        into = 'value'
        cell.value = ''
      } else if (name === 't' && !phonetic) {
        into = 'inline'
        cell.inline ??= ''
      }
    },
    text(text) {
      if (cell && into) cell[into] += text
    },
    close(name) {
      if (name === 'v' || name === 't') into = null
      else if (name === 'rPh') phonetic = false
      else if (name === 'c' && cell) {
        keep(cell)
        cell = null
      }
    },
  })
  tellCombined(rows, combined)
  return Array.from(rows, (cells) => Array.from(cells ?? [], (value) => value ?? null))
}

import { type Cell, textCell } from '@/shared/lib/file/cells'
import { combinedCell, type Sheet } from './sheet'
import { MOST_COLUMNS, requireNear } from './table-error'
import { momentOf } from './xlsx-dates'
import { attribute, scanXml } from './xml-scan'

const nameOf = attribute('Name')
const typeOf = attribute('Type')
const indexOf = attribute('Index')
const acrossOf = attribute('MergeAcross')
const downOf = attribute('MergeDown')

type Span = { down: number; across: number }

/** Fills a table cell by cell; what a combined one covers is told as such. */
function filler() {
  const rows: Cell[][] = []
  const put = (row: number, column: number, cell: Cell) => {
    requireNear(row, column)
    while (rows.length <= row) rows.push([])
    const cells = rows[row] ?? []
    while (cells.length < column) cells.push(null)
    cells[column] = cell
  }
  /** The next column of a row that nothing stands in. */
  const free = (row: number, from: number) => {
    let column = from
    while (rows[row]?.[column] !== undefined && rows[row]?.[column] !== null) column += 1
    return column
  }
  const combine = (row: number, column: number, cell: Cell, { down, across }: Span) => {
    put(row, column, cell)
    if (cell === null) return
    const cover = combinedCell({ row, column, cell })
    for (let r = row; r <= row + down; r++)
      for (let c = column; c <= Math.min(column + across, MOST_COLUMNS - 1); c++)
        if (r !== row || c !== column) put(r, c, cover)
  }
  return { rows, free, combine }
}

/** What a cell of a page holds: Excel writes the number itself beside what it shows. */
function cellOf(cell: HTMLTableCellElement): Cell {
  const number = cell.getAttribute('x:num')
  if (number && Number.isFinite(Number(number))) return Number(number)
  const text = (cell.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim()
  return text === '' ? null : textCell(text)
}

/** The tables of a page. Nothing of it runs or loads: it belongs to no window. */
function readHtml(text: string): Sheet[] {
  const tables = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('table')]
  return tables.map((table, nth) => {
    const { rows, free, combine } = filler()
    ;[...table.rows].forEach((line, row) => {
      let column = 0
      for (const cell of line.cells) {
        column = free(row, column)
        combine(row, column, cellOf(cell), { down: cell.rowSpan - 1, across: cell.colSpan - 1 })
        column += cell.colSpan
      }
    })
    return { name: tables.length > 1 ? `Tabla ${nth + 1}` : '', hidden: false, rows }
  })
}

function meaningOf(type: string | undefined, text: string): Cell {
  if (text === '') return null
  if (type === 'Number') return Number.isFinite(Number(text)) ? Number(text) : text
  if (type === 'Boolean') return text === '1'
  if (type !== 'DateTime') return textCell(text)
  const day = momentOf(text)
  return Number.isNaN(day.getTime()) ? text : day
}

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536)
}

/** The sheets of Excel's XML of 2003. */
async function readXml2003(text: string): Promise<Sheet[]> {
  const sheets: Sheet[] = []
  let into = filler()
  let row = -1
  let column = -1
  let tag = ''
  let type: string | undefined
  let content: string | null = null
  let within = ''
  await scanXml(inPieces(text), {
    open(name, more) {
      within = name
      if (name === 'Worksheet') {
        into = filler()
        sheets.push({ name: nameOf(more) ?? '', hidden: false, rows: into.rows })
        row = -1
      } else if (name === 'Row') {
        row = Number(indexOf(more) ?? row + 2) - 1
        column = -1
      } else if (name === 'Cell') {
        column = into.free(row, Number(indexOf(more) ?? column + 2) - 1)
        tag = more
      } else if (name === 'Data') {
        type = typeOf(more)
        content = ''
      }
    },
    text(more) {
      const sheet = sheets.at(-1)
      if (within === 'Visible' && sheet && /^SheetHidden|^SheetVeryHidden/.test(more)) sheet.hidden = true
      if (content !== null) content += more
    },
    close(name) {
      within = ''
      if (name !== 'Data' || content === null) return
      const span = { down: Number(downOf(tag) ?? 0), across: Number(acrossOf(tag) ?? 0) }
      into.combine(row, column, meaningOf(type, content), span)
      content = null
    },
  })
  return sheets
}

/**
 * Reads what programs write as text and name .xls: a page with tables, or Excel's XML of 2003.
 * @throws TableError in Spanish, or Error where there is no table
 */
export async function readMarkup(text: string): Promise<Sheet[]> {
  const sheets =
    /urn:schemas-microsoft-com:office:spreadsheet/.test(text.slice(0, 4096)) &&
    !/<html/i.test(text.slice(0, 4096))
      ? await readXml2003(text)
      : readHtml(text)
  if (sheets.length === 0) throw new Error('no table')
  return sheets
}

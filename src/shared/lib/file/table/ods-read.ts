import { type Cell, CellFault, type Origin, textCell } from '@/shared/lib/file/cells'
import { combinedCell, type Sheet } from './sheet'
import { MOST_COLUMNS, requireNear, TableError } from './table-error'
import { momentOf } from './xlsx-dates'
import { attribute, scanXml } from './xml-scan'
import type { Zip } from './zip-read'

const nameOf = attribute('name')
const kindOf = attribute('value-type')
const numberOf = attribute('value')
const dayOf = attribute('date-value')
const yesOf = attribute('boolean-value')
const formulaOf = attribute('formula')
const rowsRepeated = attribute('number-rows-repeated')
const cellsRepeated = attribute('number-columns-repeated')
const rowsSpanned = attribute('number-rows-spanned')
const columnsSpanned = attribute('number-columns-spanned')
const spaces = attribute('c')
const styleName = attribute('style-name')
const display = attribute('display')

/** How often something stands there; a file may say anything. */
function times(text: string | undefined): number {
  const count = Number(text ?? 1)
  if (!Number.isInteger(count) || count < 1) throw new Error(`no count ${text}`)
  return count
}

function meaningOf(tag: string, text: string): Cell {
  const kind = kindOf(tag)
  if (kind === undefined) {
    if (!formulaOf(tag)) return text || null
    return new CellFault(
      'tiene una fórmula sin su resultado: abra el archivo, guárdelo e inténtelo otra vez.',
      '=',
    )
  }
  if (kind === 'float' || kind === 'currency' || kind === 'percentage') {
    const number = Number(numberOf(tag))
    return Number.isFinite(number) ? number : text
  }
  if (kind === 'boolean') return yesOf(tag) === 'true'
  if (kind === 'date') {
    const day = momentOf(dayOf(tag) ?? '')
    return Number.isNaN(day.getTime()) ? text : day
  }
  return text === '' ? null : textCell(text)
}

/** What covers a column for some rows; `until` is the last of them. */
type Cover = { origin: Origin; until: number }

/** The cells of one sheet, as they come. Rows and columns are limited while they are read. */
function sheetReader() {
  const rows: Cell[][] = []
  const covers: Cover[] = []
  let row = 0
  let cells: Cell[] = []
  let column = 0

  return {
    rows,
    addCells(cell: Cell, count: number): void {
      if (cell !== null) {
        requireNear(row, column + count - 1)
        for (let at = column; at < column + count; at++) cells[at] = cell
      }
      column += count
    },
    /** The next cell begins a combined one. */
    combine(cell: Cell, tag: string): void {
      const [down, across] = [times(rowsSpanned(tag)), times(columnsSpanned(tag))]
      if (cell === null || (down === 1 && across === 1)) return
      const cover = { origin: { row, column, cell }, until: row + down - 1 }
      for (let at = column; at < Math.min(column + across, MOST_COLUMNS); at++) covers[at] = cover
    },
    addCovered(count: number): void {
      for (let at = column; at < Math.min(column + count, MOST_COLUMNS); at++) {
        const cover = covers[at]
        if (!cover || cover.until < row) continue
        requireNear(row, at)
        cells[at] = combinedCell(cover.origin)
      }
      column += count
    },
    endRow(count: number): void {
      if (cells.length > 0) {
        requireNear(row + count - 1, 0)
        const whole = Array.from(cells, (cell) => cell ?? null)
        // Blank rows before it take no memory until here, where they are known to be few.
        while (rows.length < row) rows.push([])
        for (let at = 0; at < count; at++) rows.push(whole)
      }
      row += count
      cells = []
      column = 0
    },
  }
}

/**
 * Reads the sheets of an OpenDocument file, in its order. Their memory, rows and columns are limited while they are read.
 * @throws TableError in Spanish, or Error when it is no such file
 */
export async function readOds(zip: Zip): Promise<Sheet[]> {
  const content = zip.text('content.xml')
  if (!content) throw new Error('no content.xml')
  const sheets: Sheet[] = []
  /** Styles that hide a table. */
  const hiding = new Set<string>()
  let style = ''
  let reader: ReturnType<typeof sheetReader> | undefined
  let rowTag = ''
  let cellTag: string | undefined
  let text = ''
  let paragraphs = 0
  let within = 0
  let asides = 0

  function begin(tag: string): void {
    reader = sheetReader()
    const hidden = hiding.has(styleName(tag) ?? '')
    sheets.push({ name: nameOf(tag) ?? '', hidden, rows: reader.rows })
  }
  /** A sheet that is too large leaves the others as they are. */
  function keep(fill: (into: ReturnType<typeof sheetReader>) => void): void {
    try {
      if (reader) fill(reader)
    } catch (error) {
      const sheet = sheets.at(-1)
      if (!(error instanceof TableError) || !sheet) throw error
      reader = undefined
      sheets[sheets.length - 1] = { ...sheet, rows: [], fault: error }
    }
  }
  function endCell(tag: string): void {
    const cell = meaningOf(tag, text)
    keep((into) => {
      into.combine(cell, tag)
      into.addCells(cell, times(cellsRepeated(tag)))
    })
  }

  await scanXml(content, {
    open(name, tag) {
      if (name === 'style') style = nameOf(tag) ?? ''
      else if (name === 'table-properties' && display(tag) === 'false') hiding.add(style)
      else if (name === 'table') begin(tag)
      if (!reader) return
      if (name === 'table-row') rowTag = tag
      else if (name === 'covered-table-cell') keep((into) => into.addCovered(times(cellsRepeated(tag))))
      else if (name === 'table-cell') {
        cellTag = tag
        text = ''
        paragraphs = 0
      } else if (name === 'annotation') asides += 1
      else if (asides > 0) return
      else if (name === 'p') {
        text += paragraphs > 0 ? '\n' : ''
        paragraphs += 1
        within += 1
      } else if (name === 's') text += ' '.repeat(Math.min(times(spaces(tag)), 100))
      else if (name === 'tab' || name === 'line-break') text += ' '
    },
    text(more) {
      if (cellTag !== undefined && within > 0 && asides === 0) text += more
    },
    close(name) {
      if (name === 'table') reader = undefined
      if (!reader) return
      if (name === 'annotation') asides -= 1
      else if (name === 'p' && asides === 0) within -= 1
      else if (name === 'table-cell' && cellTag !== undefined) {
        endCell(cellTag)
        cellTag = undefined
      } else if (name === 'table-row') keep((into) => into.endRow(times(rowsRepeated(rowTag))))
    },
  })
  const [only] = sheets
  if (!only) throw new Error('no sheet')
  if (only.fault && sheets.length === 1) throw only.fault
  return sheets
}

import writeXlsxFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/universal'
import type { Cells } from './csv'
import { HEADER_COLOR, text } from './xlsx-text'

export const number = (value: number, format?: string): CellObject => ({
  value,
  type: Number,
  ...(format && { format }),
})

export const head = (titles: readonly string[]): Row =>
  titles.map((title) => text(title, { fontWeight: 'bold', backgroundColor: HEADER_COLOR }))

/** Widths in letters, and from how long on a text gets the wide one. */
const [NARROW, WIDE, LONG] = [18, 40, 30]

/** The records of a list as a sheet that an import reads again: days and times as text, amounts and counts as numbers. */
export const listSheet = (name: string, { columns, rows }: Cells): Sheet<Blob> => ({
  sheet: name,
  columns: columns.map((_, at) => ({
    width: rows.some((row) => String(row[at]).length > LONG) ? WIDE : NARROW,
  })),
  stickyRowsCount: 1,
  data: [
    head(columns.map(({ header }) => header)),
    ...rows.map((row) =>
      row.map((content, at) =>
        typeof content === 'number'
          ? number(content, columns[at]?.decimals === undefined ? undefined : '0.00')
          : text(content),
      ),
    ),
  ],
})

export const LETTERS = { fontFamily: 'Arial', fontSize: 11 } as const

/** Letters that Excel takes in a sheet's name. */
const SHEET_NAME = 31

/** A list as an Excel file with one sheet, `what` with a capital. */
export const listXlsx = (what: string, cells: Cells): Promise<Blob> =>
  writeXlsxFile(
    [listSheet(what.charAt(0).toUpperCase() + what.slice(1, SHEET_NAME), cells)],
    LETTERS,
  ).toBlob()

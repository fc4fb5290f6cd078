import { type Cell, textCell } from '@/shared/lib/file/cells'
import {
  type ImportNote,
  type ImportResult,
  noteOnFile,
  refuse,
  type Said,
} from '@/shared/lib/file/import-result'
import { fromSheets, type SheetRules } from './choose-sheet'
import { readCsv } from './csv-read'
import { decodeFile } from './decode'
import type { Sheet } from './sheet'
import { cellAddress, TableError } from './table-error'

/** What Windows-1252 has from 0x80 to 0x9f. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** A letter of two bytes that some program took for two letters: `Ã±` was ñ. */
const PAIR = new RegExp(`([ÂÃ])([\\u0080-\\u00bf${WINDOWS}])`, 'g')
const SPANISH = /[áéíóúñüÁÉÍÓÚÑÜ¿¡ºª°«»½\u00a0]/

const mended = (text: string): string =>
  text.replace(PAIR, (pair, lead: string, trail: string) => {
    const at = WINDOWS.indexOf(trail)
    const byte = at < 0 ? trail.charCodeAt(0) : 0x80 + at
    const letter = String.fromCharCode((lead === 'Â' ? 0x80 : 0xc0) + (byte & 0x3f))
    return SPANISH.test(letter) ? letter : pair
  })

const at = ({ name }: Sheet, row: number, column: number, several: boolean) =>
  `celda ${cellAddress(row, column)}${several ? ` de la hoja «${name}»` : ''}`

/** Mends letters that another program spoiled before, and says so; those that are lost are told where they were. Pure. */
function mendLetters(sheets: readonly Sheet[]): { sheets: Sheet[]; warnings: ImportNote[] } {
  let example: readonly [string, string] | undefined
  let lost: readonly [string, string] | undefined
  const several = sheets.length > 1
  const mend = (cell: Cell, where: () => string): Cell => {
    if (typeof cell !== 'string') return cell
    const good = mended(cell)
    if (good !== cell) example ??= [cell, good]
    if (good.includes('\ufffd')) lost ??= [good, where()]
    return good
  }
  const next = sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row, r) => row.map((cell, c) => mend(cell, () => at(sheet, r, c, several)))),
  }))
  const told = [
    example &&
      `Otro programa dañó las tildes del archivo y se corrigieron: «${example[0]}» es «${example[1]}».`,
    lost &&
      `El archivo perdió letras: «${lost[0]}», en la ${lost[1]}. Corríjalas en él, o después de importar.`,
  ]
  return { sheets: next, warnings: told.flatMap((sentence) => (sentence ? [noteOnFile(sentence)] : [])) }
}

const MAX_BYTES = 10 * 1024 * 1024

type Table = { sheets: Sheet[]; warnings: ImportNote[] }

const PDF = new TableError(
  'El archivo es un PDF, que no guarda filas ni columnas. Pida el mismo documento en Excel o CSV a quien lo hizo, o expórtelo así del programa del que salió.',
)
const PDF_TEXT = new TableError(
  'El archivo parece texto copiado de un PDF: nada separa sus columnas. Pida el mismo documento en Excel o CSV, o péguelo en una hoja de cálculo, sepárelo con «Texto en columnas» y guárdelo.',
)

/** An OpenDocument file has its cells in `content.xml`, which no Excel file has. */
async function readSheetFile(bytes: Uint8Array): Promise<Sheet[]> {
  const { openZip } = await import('./zip-read')
  const zip = openZip(bytes)
  if (zip.has('content.xml')) {
    const { readOds } = await import('./ods-read')
    return readOds(zip)
  }
  const { readXlsx } = await import('./xlsx-read')
  return readXlsx(bytes)
}

const one = (rows: Cell[][]): Sheet[] => [{ name: '', hidden: false, rows }]

/** Whether lines are columns only by their blanks, as a PDF gives them. */
function isLaidOut(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const laid = lines.filter((line) => /^[^;\t"]*[^\s,;"] {2,}[^;\t"]*[^\s,;"] {2,}\S[^;\t"]*$/.test(line))
  return laid.length > 2 && laid.length * 2 > lines.length
}

async function readTable(file: Blob): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Every .xlsx and .ods is a zip, and every zip starts with PK.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { sheets: await readSheetFile(bytes), warnings: [] }
  const { text, warnings } = decodeFile(bytes)
  if (text.startsWith('%PDF-')) throw PDF
  if (text.includes('\0')) throw new Error('binary file')
  // Many programs write a page or the XML of 2003 and name it .xls.
  if (/^\s*<(?:[?!a-z])/i.test(text)) {
    const { readMarkup } = await import('./markup-read')
    return { sheets: await readMarkup(text), warnings }
  }
  if (isLaidOut(text)) throw PDF_TEXT
  const { rows, warnings: odd } = readCsv(text)
  return { sheets: one(rows.map((row) => row.map(textCell))), warnings: [...warnings, ...odd] }
}

/**
 * Reads a CSV, Excel or ODS file, or the page or XML that a program calls Excel, and passes the rows of a sheet to `parse`. A file
 * that can't be read becomes one problem.
 */
export async function importTable<R extends { line: number }>(
  file: Blob,
  rules: SheetRules,
  said: Said,
  parse: (table: Cell[][]) => ImportResult<R>,
): Promise<ImportResult<R>> {
  if (file.size > MAX_BYTES) return refuse('El archivo es demasiado grande. Tamaño máximo: 10MB')
  let table: Table
  try {
    table = await readTable(file)
  } catch (error) {
    if (error instanceof TableError) return refuse(error.message, error.line)
    return refuse('El archivo no se pudo leer. Guárdelo como CSV, Excel (.xlsx) u ODS e inténtelo otra vez.')
  }
  const mended = mendLetters(table.sheets)
  const { warnings, ...result } = fromSheets(mended.sheets, rules, said, parse)
  return { ...result, warnings: [...table.warnings, ...mended.warnings, ...warnings] }
}

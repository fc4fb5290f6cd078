import { type Cell, textCell } from '@/shared/lib/file/cells'
import { type ImportNote, type ImportResult, refuse } from '@/shared/lib/file/import-result'
import { decodeText, readCsv } from './csv-read'
import { TableError } from './table-error'

const MAX_BYTES = 10 * 1024 * 1024

type Table = { rows: Cell[][]; warnings: ImportNote[] }

/** An OpenDocument file has its cells in `content.xml`, which no Excel file has. */
async function readSheetFile(bytes: Uint8Array, sheet: string): Promise<Cell[][]> {
  const { openZip } = await import('./zip-read')
  const zip = openZip(bytes)
  if (zip.has('content.xml')) {
    const { readOds } = await import('./ods-read')
    return readOds(zip, sheet)
  }
  const { readXlsx } = await import('./xlsx-read')
  return readXlsx(bytes, sheet)
}

async function readTable(file: Blob, sheet: string): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Every .xlsx and .ods is a zip, and every zip starts with PK.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { rows: await readSheetFile(bytes, sheet), warnings: [] }
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new Error('binary file')
  const { rows, warnings } = readCsv(text)
  return { rows: rows.map((row) => row.map(textCell)), warnings }
}

/**
 * Reads a CSV, Excel or ODS file and passes its rows to `parse`. `sheet` is the name of the preferred sheet. A file that can't be
 * read becomes one problem.
 */
export async function importTable<T>(
  file: Blob,
  sheet: string,
  parse: (table: Cell[][]) => ImportResult<T>,
): Promise<ImportResult<T>> {
  if (file.size > MAX_BYTES) return refuse('El archivo es demasiado grande. Tamaño máximo: 10MB')
  let table: Table
  try {
    table = await readTable(file, sheet)
  } catch (error) {
    if (error instanceof TableError) return refuse(error.message, error.line)
    return refuse('El archivo no se pudo leer. Guárdelo como CSV, Excel (.xlsx) u ODS e inténtelo otra vez.')
  }
  const { warnings, ...result } = parse(table.rows)
  return { ...result, warnings: [...table.warnings, ...warnings] }
}

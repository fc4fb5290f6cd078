import type { Cell } from './cells'
import { decodeText, readCsv } from './csv-read'
import { type ImportResult, refuse } from './import-result'
import { fold } from './texto'

/** Far more than any inventory or cédula; a wrong file must not freeze the phone. */
const MAX_BYTES = 10 * 1024 * 1024

async function readXlsx(file: ArrayBuffer, sheet: string): Promise<Cell[][]> {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  const sheets = await readXlsxFile(file)
  const named = sheets.find((candidate) => fold(candidate.sheet) === fold(sheet))
  return ((named ?? sheets[0])?.data ?? []) as unknown as Cell[][]
}

async function readTable(file: Blob, sheet: string): Promise<Cell[][]> {
  const buffer = await file.arrayBuffer()
  const bytes = new Uint8Array(buffer)
  // Every .xlsx is a zip, and every zip starts with PK.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsx(buffer, sheet)
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new Error('binary file')
  return readCsv(text)
}

/**
 * Reads a CSV or Excel file and gives its rows to `parse`. `sheet` is the Excel sheet to prefer. A file that can't
 * be read comes back as one problem.
 */
export async function importTable<T>(
  file: Blob,
  sheet: string,
  parse: (table: Cell[][]) => ImportResult<T>,
): Promise<ImportResult<T>> {
  if (file.size > MAX_BYTES) return refuse('El archivo es demasiado grande. Tamaño máximo: 10MB')
  let table: Cell[][]
  try {
    table = await readTable(file, sheet)
  } catch {
    return refuse('El archivo no se pudo leer. Guárdelo como CSV o como Excel (.xlsx) e inténtelo otra vez.')
  }
  return parse(table)
}

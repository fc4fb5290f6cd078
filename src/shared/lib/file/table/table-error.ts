import { formatNumber } from '@/shared/lib/moneda'

/** A file that can't be taken as a table. `message` is a Spanish sentence; `line` is 0 for the whole file. */
export class TableError extends Error {
  readonly line: number
  constructor(message: string, line = 0) {
    super(message)
    this.name = 'TableError'
    this.line = line
  }
}

/** Far more rows than any inventory or cédula has; a wrong file must not freeze the phone. */
const MOST_ROWS = 20_000
export const MOST_COLUMNS = 200
/** In bytes after unpacking: a zip of 200 kB can hold 200 MB. */
export const MOST_INFLATED = 24 * 1024 * 1024

export const tooLarge = (): TableError =>
  new TableError(
    'El archivo es demasiado grande por dentro: al abrirlo ocupa más de 24 MB. Deje solo la hoja que va a importar e inténtelo otra vez.',
  )

/** `C7` for row 6 and column 2, which count from 0. */
export function cellAddress(row: number, column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  const before = Math.floor(column / 26)
  return before > 0
    ? cellAddress(row, before - 1).replace(/\d+$/, `${letter}${row + 1}`)
    : `${letter}${row + 1}`
}

/** @throws TableError for a cell further away than any table reaches */
export function requireNear(row: number, column: number): void {
  if (row < MOST_ROWS && column < MOST_COLUMNS) return
  throw new TableError(
    `La celda ${cellAddress(row, column)} está demasiado lejos: se leen hasta ${formatNumber(MOST_ROWS)} filas y ${MOST_COLUMNS} columnas. Borre lo que sobra e inténtelo otra vez.`,
  )
}

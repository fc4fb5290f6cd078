import { type Cell, CellFault, type Origin } from '@/shared/lib/file/cells'
import { cellAddress, TableError } from './table-error'

/** One sheet of a file; `fault` is why it could not be read. */
export type Sheet = { name: string; hidden: boolean; rows: Cell[][]; fault?: TableError }

/** Reads a sheet. One of several that can't be read leaves the others as they are. */
export async function sheetOr(
  read: () => Promise<Cell[][]>,
  several: boolean,
): Promise<Pick<Sheet, 'rows' | 'fault'>> {
  try {
    return { rows: await read() }
  } catch (error) {
    if (!several) throw error
    const fault = error instanceof TableError ? error : new TableError('La hoja no se pudo leer.')
    return { rows: [], fault }
  }
}

/** A cell that a combined one covers. */
export const combinedCell = (origin: Origin): CellFault =>
  new CellFault(
    `está en una celda combinada con ${cellAddress(origin.row, origin.column)}: sepárelas y escriba cada valor.`,
    '',
    origin,
  )

import { CellFault, type Origin } from '@/shared/lib/file/cells'
import { cellAddress } from './table-error'

/** A cell that a combined one covers. */
export const combinedCell = (origin: Origin): CellFault =>
  new CellFault(
    `está en una celda combinada con ${cellAddress(origin.row, origin.column)}: sepárelas y escriba cada valor.`,
    '',
    origin,
  )

/**
 * Explicit table roles: on a phone the rows are cards in block layout, which screen readers would not read as a table.
 */
export const TABLE = { role: 'table' } as const
export const ROW_GROUP = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const
export const CELL = { role: 'cell' } as const

/**
 * What a table's elements are, said outright: on a phone its rows are cards, laid out as blocks, and a block is no table to
 * a screen reader.
 */
export const TABLE = { role: 'table' } as const
export const ROW_GROUP = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const
export const CELL = { role: 'cell' } as const

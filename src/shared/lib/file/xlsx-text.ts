import type { CellObject } from 'write-excel-file/universal'

const escapeMark = (mark: string) => `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/**
 * Escapes what XML can't hold in Excel's way; text such as `_x0041_` must be escaped too, or Excel would decode it. The
 * library looks texts up in a plain object, where it would find `constructor` and write a file that Excel can't open.
 */
const escapeText = (value: string) =>
  value in Object.prototype
    ? escapeMark(value) + value.slice(1)
    : value
        .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
        .replace(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu, escapeMark)

/** A longer cell, in letters, makes a file that Excel calls broken. */
const CELL_LETTERS = 32_767
const CUT = '… (sigue en la aplicación: en una celda no cabe más)'

/** Whether a text is what an export left of `whole`, whose end didn't fit in a cell. */
export const isCutOf = (value: unknown, whole: unknown): boolean =>
  typeof value === 'string' &&
  typeof whole === 'string' &&
  value.endsWith(CUT) &&
  whole.trimStart().startsWith(value.slice(0, -CUT.length))

const fitted = (value: string) =>
  value.length > CELL_LETTERS ? value.slice(0, CELL_LETTERS - CUT.length) + CUT : value

/** A cell of text, whatever somebody typed. */
export const text = (value: string, style: Partial<CellObject> = {}): CellObject => ({
  value: escapeText(fitted(value)),
  type: String,
  ...style,
})

/** The grey of the heads of a sheet. */
export const HEADER_COLOR = '#E9ECEF'

import { formatDay } from '@/shared/lib/fecha'
import { type Cell, cellText } from '@/shared/lib/file/cells'
import type { ImportLine, ImportNote } from '@/shared/lib/file/import-result'

/** `8,93901E+18`: the rest of its digits is gone. */
const SHORTENED = /^-?\d(?:[.,]\d+)?E\+\d+$/i
/** `1-2` and `2-1` as Excel keeps them in a CSV. */
const MADE_DAY =
  /^\d{1,2}[-/](?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|oct|nov|dic|dec)\.?(?:[-/]\d{2,4})?$/i
/** A spreadsheet keeps 15 digits of a number. */
const MOST_EXACT = 1e15

/** Why a cell that holds a text, such as a serial number or a place, no longer says it; null where it does. */
function lossOf(cell: Cell | undefined): string | null {
  if (cell instanceof Date)
    return `la hoja de cálculo lo convirtió en una fecha, ${formatDay(cellText(cell))}`
  const text = cellText(cell)
  if (MADE_DAY.test(text))
    return `«${text}» parece una fecha en la que la hoja de cálculo convirtió otra cosa`
  if (SHORTENED.test(text)) return `«${text}» es un número abreviado: se perdieron sus cifras`
  if (typeof cell === 'number' && Math.abs(cell) >= MOST_EXACT)
    return `«${text}» tiene más cifras de las que guarda una hoja de cálculo: las últimas se perdieron`
  return null
}

/**
 * A line without the texts that a spreadsheet spoiled, and a note on each: what was written is not known, and two things
 * with one spoiled serial number are not the same. Pure.
 */
export function withoutLost<K extends string>(
  line: ImportLine<K>,
  keys: readonly K[],
): { line: ImportLine<K>; notes: ImportNote[] } {
  const lost = keys.flatMap((key) => {
    const loss = lossOf(line.cells[key])
    return loss === null
      ? []
      : [{ key, note: line.note(key, `${loss}. Queda sin este dato; escríbalo como texto en el archivo.`) }]
  })
  if (lost.length === 0) return { line, notes: [] }
  const cells = { ...line.cells }
  for (const { key } of lost) cells[key] = null
  return { line: { ...line, cells }, notes: lost.map(({ note }) => note) }
}

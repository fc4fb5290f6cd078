import { formatDay, MESES } from '@/shared/lib/fecha'
import { type Cell, cellText, parseDay } from '@/shared/lib/file/cells'
import { type ImportNote, type ImportQuestion, noteOnFile } from '@/shared/lib/file/import-result'
import { fold } from '@/shared/lib/text'

type Order = 'dia' | 'mes'
type DayCell = { cell: Cell | undefined; at: string }
export type DayReader = (cell: Cell | undefined) => string | null

const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[\sT,].*)?$/
const NAMED = /^(\d{1,2})[\s/.-]+(?:de\s+)?([a-z]{3,10})\.?[\s/,.-]+(?:del?\s+)?(\d{4}|\d{2})$/
const ISO = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[\sT].*)?$/
/** A day as a spreadsheet counts it, from 1930 to 2079. */
const SERIAL = /^\d{5}(?:[.,]\d+)?$/
const [FIRST, LAST] = [10_959, 65_746]
const UNIX_EPOCH = 25_569
/** Years of two digits below this one are of our century. */
const PIVOT = 50

const year = (text: string) => (text.length === 4 ? text : Number(text) < PIVOT ? `20${text}` : `19${text}`)
const dayIn = (y: string, m: string | number, d: string) => parseDay(`${year(y)}-${m}-${d}`)

function serialIn(cell: Cell | undefined): string | null {
  const text = cellText(cell).replace(',', '.')
  const days = SERIAL.test(text) ? Math.floor(Number(text)) : 0
  if (days < FIRST || days > LAST) return null
  return new Date((days - UNIX_EPOCH) * 86_400_000).toISOString().slice(0, 10)
}

/** Reads a day in the ways in which people and programs write it, with or without an hour. */
function dayOf(cell: Cell | undefined, order: Order): string | null {
  const text = cellText(cell)
  const [, one = '', two = '', slashedYear] = SLASHED.exec(text) ?? []
  if (slashedYear) return order === 'dia' ? dayIn(slashedYear, two, one) : dayIn(slashedYear, one, two)
  const [, isoYear, month = '', day = ''] = ISO.exec(text) ?? []
  if (isoYear) return dayIn(isoYear, month, day)
  const [, named = '', name = '', namedYear] = NAMED.exec(fold(text)) ?? []
  const mes = name ? MESES.findIndex((one) => one.startsWith(name.replace('set', 'sep').slice(0, 3))) : -1
  if (namedYear && mes >= 0) return dayIn(namedYear, mes + 1, named)
  return serialIn(cell) ?? parseDay(cell)
}

/**
 * How the days of one file are read, as `YYYY-MM-DD`; '' for an empty cell, null for no day. A file proves its order, as it
 * does the mark of its amounts: beside 3/25/2026, 4/5/2026 is the fifth of April. Where it doesn't, `questions` asks,
 * and a day stands first until somebody says otherwise. `warnings` says what was read as something else than it shows.
 */
export function dayReader(
  cells: readonly DayCell[],
  reply?: string,
): { read: DayReader; questions: ImportQuestion[]; warnings: ImportNote[] } {
  const slashed = cells.flatMap(({ cell, at }) => {
    const [text, one, two] = SLASHED.exec(cellText(cell)) ?? []
    return text && one && two ? [{ text, at, cell, one: Number(one), two: Number(two) }] : []
  })
  const dayFirst = slashed.some(({ one }) => one > 12)
  const proof = slashed.find(({ two }) => two > 12)
  const open = slashed.find(({ one, two }) => one !== two && one <= 12 && two <= 12)
  const proven: Order | undefined = dayFirst ? 'dia' : proof ? 'mes' : undefined
  const answer: Order = reply === 'mes' ? 'mes' : 'dia'
  const order = proven ?? answer
  const shown = (cell: Cell | undefined, by: Order) => formatDay(dayOf(cell, by) ?? '')
  const serial = cells.find(({ cell }) => serialIn(cell) !== null)
  const short = slashed.find(({ text }) => /[/.-]\d{2}(?:[\sT,].*)?$/.test(text))
  const told = [
    proven === 'mes' &&
      open &&
      `Las fechas del archivo tienen el mes primero, como «${proof?.text}»: «${open.text}» es el ${shown(open.cell, order)}.`,
    serial &&
      `«${cellText(serial.cell)}», de la celda ${serial.at}, es una fecha a la que se le quitó el formato: es el ${shown(serial.cell, order)}. Las demás así se leen igual.`,
    short &&
      `«${short.text}», de la celda ${short.at}, se leyó como el ${shown(short.cell, order)}, y así los demás años de dos cifras.`,
  ]
  const question: ImportQuestion | undefined =
    open && !proven
      ? {
          key: 'fechas',
          legend: `¿Qué día es «${open.text}», de la celda ${open.at}?`,
          choices: [
            ['dia', `${shown(open.cell, 'dia')}: el día está primero`],
            ['mes', `${shown(open.cell, 'mes')}: el mes está primero`],
          ],
          answer,
        }
      : undefined
  return {
    read: (cell) => (cellText(cell) === '' ? '' : dayOf(cell, order)),
    questions: question ? [question] : [],
    warnings: told.flatMap((sentence) => (sentence ? [noteOnFile(sentence)] : [])),
  }
}

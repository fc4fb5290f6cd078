import { normalizeCodigo } from '@/entities/presupuesto/codigo'
import type { AmountReader } from '@/shared/lib/file/amount'
import { cellText } from '@/shared/lib/file/cells'
import { type ImportLine, type ImportNote, note } from '@/shared/lib/file/import-result'
import { AMOUNTS, type Field } from './cedula-fields'

/** A line without a code has the word anywhere: `Gran total`, `PRESUPUESTO TOTAL`. */
export const isTotal = (line: ImportLine<Field>) =>
  [line.cells.partida, line.cells.denominacion, line.cells.programa].some((cell) =>
    (hasCode(line) ? /^(sub)?total|^suman?\b/i : /\b(sub)?total(es)?\b|^suman?\b/i).test(cellText(cell)),
  )

/** A heading over the lines of a programme: `PROGRAMA 01: Administración`, `Actividad: Operaciones`. */
const SECTION = /^(?:programa|actividad)\b[\s:.-]*(.+)$/i
export const isSection = (line: ImportLine<Field>) =>
  !hasCode(line) && [line.cells.partida, line.cells.denominacion].some((cell) => SECTION.test(cellText(cell)))

/** A group whose last zero a spreadsheet may have taken: 51.1 was 51.10, or is 51.01. */
export const SHORT_GROUP = /^\d{2}\.\d$/

/** Of a number only zeros at its end get lost: 51.1 in a cell of numbers was written 51.10. */
export function withCode(line: ImportLine<Field>): ImportLine<Field> {
  const { partida } = line.cells
  if (typeof partida !== 'number' || !SHORT_GROUP.test(String(partida))) return line
  return { ...line, cells: { ...line.cells, partida: `${partida}0` } }
}

export const digitsOf = ({ cells }: ImportLine<Field>) => cellText(cells.partida).replace(/\D/g, '')

const hasCode = ({ cells }: ImportLine<Field>) => normalizeCodigo(cellText(cells.partida)) !== null

/** Whether an amount stands in the line. */
const hasAmount = ({ cells, faults, beside }: ImportLine<Field>, read: AmountReader) =>
  AMOUNTS.some(
    (key) => (faults[key] && !beside.has(key)) || (cellText(cells[key]) !== '' && read(cells[key]) !== null),
  )

const isBlank = ({ cells }: ImportLine<Field>) => AMOUNTS.every((key) => cellText(cells[key]) === '')

/**
 * The lines that are partidas. Left out are totals and lines that say nothing of one: headings, and those below the total where people sign,
 * `Ing. María Vera` and `TESORERA`. `told` are those that may be somebody's mistake.
 */
export function partidasAmong(all: readonly ImportLine<Field>[], read: AmountReader) {
  const first = all.findIndex(hasCode)
  const total = all.findLastIndex(isTotal)
  const last = all.findLastIndex(
    (line) => !isTotal(line) && !isSection(line) && (hasCode(line) || hasAmount(line, read)),
  )
  const told: ImportNote[] = []
  const lines = all.filter((line, at) => {
    if (isSection(line) && hasAmount(line, read))
      told.push(note(line.line, 'es el título de un programa: sus valores son una suma y no se importan.'))
    if (isTotal(line) || isSection(line)) return false
    if (hasCode(line)) return true
    if (first >= 0 && total > first && at > total) {
      if (hasAmount(line, read))
        told.push(note(line.line, 'está debajo del total, no tiene código y no se importa.'))
      return false
    }
    const isText = !hasAmount(line, read) && ((last >= 0 && at > last) || isBlank(line))
    if (isText) told.push(note(line.line, 'no tiene código ni valores y no se importa.'))
    return !isText
  })
  return { lines, told }
}

/**
 * The lines' programmes, where no column says them: from headings such as `PROGRAMA 01: Administración`, or from coded sums
 * (`01 ADMINISTRACIÓN`) that aren't groups of the classifier. `sums` are the numbers of the lines that are sums.
 */
export function programasOf(
  lines: readonly ImportLine<Field>[],
  sums: ReadonlySet<number>,
): Map<number, string> {
  const found = new Map<number, string>()
  let programa = ''
  lines.forEach((line, at) => {
    const text = [line.cells.partida, line.cells.denominacion].map(cellText).join(' ').trim()
    if (sums.has(line.line)) {
      const below = lines.slice(at + 1).find((one) => hasCode(one) && !sums.has(one.line))
      if (below && !digitsOf(below).startsWith(digitsOf(line))) programa = text
      return
    }
    const [, named] = (!hasCode(line) && SECTION.exec(text)) || []
    if (named) programa = named.trim()
    else if (programa !== '' && hasCode(line)) found.set(line.line, programa)
  })
  return found
}

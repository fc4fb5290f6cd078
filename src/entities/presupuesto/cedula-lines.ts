import type { AmountReader } from '@/shared/lib/file/amount'
import { cellText } from '@/shared/lib/file/cells'
import { type ImportLine, type ImportNote, note } from '@/shared/lib/file/import-result'
import { AMOUNTS, type Field } from './cedula-fields'
import { normalizeCodigo } from './codigo'

const isTotal = ({ cells }: ImportLine<Field>) =>
  [cells.partida, cells.denominacion, cells.programa].some((cell) =>
    /^(sub)?total|^suman?\b/i.test(cellText(cell)),
  )

/** A heading over the lines of a programme: `PROGRAMA 01: Administración`, `Actividad: Operaciones`. */
const SECTION = /^(?:programa|actividad)\b[\s:.-]*(.+)$/i
const isSection = (line: ImportLine<Field>) =>
  !hasCode(line) && [line.cells.partida, line.cells.denominacion].some((cell) => SECTION.test(cellText(cell)))

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

/** The lines' programmes, from headings such as `PROGRAMA 01: Administración` where no column says them. */
export function programasOf(lines: readonly ImportLine<Field>[]): Map<number, string> {
  const found = new Map<number, string>()
  let programa = ''
  for (const line of lines) {
    const text = hasCode(line)
      ? ''
      : [line.cells.partida, line.cells.denominacion].map(cellText).join(' ').trim()
    const [, named] = SECTION.exec(text) ?? []
    if (named) programa = named.trim()
    else if (programa !== '' && hasCode(line)) found.set(line.line, programa)
  }
  return found
}

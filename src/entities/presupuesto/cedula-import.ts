import { type AmountReader, amountReader, type DecimalMark } from '@/shared/lib/file/amount'
import { type Cell, cellText } from '@/shared/lib/file/cells'
import type { ImportRow } from '@/shared/lib/file/import-plan'
import {
  cellsOf,
  type ImportLine,
  type ImportNote,
  type ImportResult,
  note,
  readLines,
  refuse,
  result,
  type Said,
} from '@/shared/lib/file/import-result'
import { findHeadings } from '@/shared/lib/file/table/headings'
import { importTable } from '@/shared/lib/file/table/table-file'
import { formatUsd, fromCents, toCents } from '@/shared/lib/moneda'
import type { Draft } from '@/shared/storage/stored-module'
import {
  AMOUNTS,
  type Amount,
  type Field,
  GASTO_FIELDS,
  INGRESO_FIELDS,
  MAY_BE_NEGATIVE,
} from './cedula-fields'
import { normalizeCodigo } from './codigo'
import { corteIn, ejercicioIn } from './corte-in-titles'
import {
  type Gasto,
  type GastoForm,
  gastoForm,
  gastoFrom,
  type Ingreso,
  type IngresoForm,
  ingresoForm,
  ingresoFrom,
  minusUsd,
} from './partida'
import { leaveDerived } from './saldos'

type Filled = { partida: string; denominacion: string; programa?: string } & Partial<Record<Amount, number>>
type Read = ReturnType<typeof readLines<Field>>

const isTotal = ({ cells }: ImportLine<Field>) =>
  [cells.partida, cells.denominacion, cells.programa].some((cell) =>
    /^(sub)?total|^suman?\b/i.test(cellText(cell)),
  )

/** A heading over the lines of a programme: `PROGRAMA 01: Administración`, `Actividad: Operaciones`. */
const SECTION = /^(?:programa|actividad)\b[\s:.-]*(.+)$/i
const isSection = (line: ImportLine<Field>) =>
  !hasCode(line) && [line.cells.partida, line.cells.denominacion].some((cell) => SECTION.test(cellText(cell)))

const digitsOf = ({ cells }: ImportLine<Field>) => cellText(cells.partida).replace(/\D/g, '')

const hasCode = ({ cells }: ImportLine<Field>) => normalizeCodigo(cellText(cells.partida)) !== null

/** Whether an amount stands in the line. */
const hasAmount = ({ cells, faults, beside }: ImportLine<Field>, read: AmountReader) =>
  AMOUNTS.some(
    (key) => (faults[key] && !beside.has(key)) || (cellText(cells[key]) !== '' && read(cells[key]) !== null),
  )

const isBlank = ({ cells }: ImportLine<Field>) => AMOUNTS.every((key) => cellText(cells[key]) === '')

/**
 * Leaves out totals and lines that say nothing of a partida: headings, and those below the total where people sign,
 * `Ing. María Vera` and `TESORERA`. `told` are those that may be somebody's mistake.
 */
function withoutText(all: readonly ImportLine<Field>[], read: AmountReader) {
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

const sumUsdOf = (a: number, b: number) => fromCents(toCents(a) + toCents(b))

/** What is wrong where the file says what was approved, its reforms and their sum. */
function wrongSum({ inicial, reformas, codificado }: Filled): string | null {
  if (inicial === undefined || reformas === undefined || codificado === undefined) return null
  const sum = sumUsdOf(inicial, reformas)
  if (toCents(sum) === toCents(codificado)) return null
  return `dice ${formatUsd(codificado)}, pero la asignación inicial (${formatUsd(inicial)}) más las reformas (${formatUsd(reformas)}) da ${formatUsd(sum)}. Se importa lo que dice.`
}

/** Of inicial, reformas and codificado the one that the file leaves out follows from the other two. */
function withApproved(filled: Filled): Filled {
  const { inicial, reformas, codificado } = filled
  if (reformas === undefined) return filled
  if (inicial !== undefined && codificado === undefined)
    return { ...filled, codificado: sumUsdOf(inicial, reformas) }
  if (inicial === undefined && codificado !== undefined)
    return { ...filled, inicial: minusUsd(codificado, reformas) }
  return filled
}

/** The lines' programmes, from headings such as `PROGRAMA 01: Administración` where no column says them. */
function programasOf(lines: readonly ImportLine<Field>[]): Map<number, string> {
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

/** One line's fields, and what is wrong or odd with them. */
function readLine(
  { cells, faults, note: noteOn }: ImportLine<Field>,
  read: AmountReader,
): { filled: Filled; problems: ImportNote[]; warnings: ImportNote[] } {
  const warnings: ImportNote[] = []
  const problems: ImportNote[] = Object.values(faults)
  const refuseCell = (key: Field, what: string) => {
    if (!faults[key]) problems.push(noteOn(key, what))
  }
  const written = cellText(cells.partida)
  const partida = normalizeCodigo(written)
  const denominacion = cellText(cells.denominacion)
  if (!written) refuseCell('partida', 'falta el código.')
  else if (!partida) refuseCell('partida', `«${written}» no es un código como 53.08.02.`)
  if (!denominacion) refuseCell('denominacion', 'falta la denominación.')
  const programa = cellText(cells.programa)
  const filled: Filled = { partida: partida ?? '', denominacion, ...(programa && { programa }) }
  for (const key of AMOUNTS) {
    const text = cellText(cells[key])
    const amount = read(cells[key])
    if (amount === null) refuseCell(key, `«${text}» no es un valor en dólares.`)
    else if (text !== '') filled[key] = amount
    const mayBeNegative = MAY_BE_NEGATIVE.some((one) => one === key)
    if (amount !== null && amount < 0 && !mayBeNegative)
      warnings.push(noteOn(key, `«${text}» es negativo y se importa así.`))
  }
  const wrong = wrongSum(filled)
  if (wrong) warnings.push(noteOn('codificado', wrong))
  return { filled: withApproved(filled), problems, warnings }
}

/** `build` makes a line of the fields found, over a stored one where there is one. */
type Build<T extends Ingreso | Gasto> = (filled: Filled, stored?: T) => Draft<T>

/** What a line has only where the file says it. */
const extrasOf = ({ programa, inicial }: Filled) => ({
  ...(programa && { programa }),
  ...(inicial !== undefined && { inicial }),
})

/**
 * Lines from the rows of a cédula. Totals, and groups whose parts are in the file too, are left out, as they would
 * count twice.
 */
function cedulaFrom<T extends Ingreso | Gasto>(
  { lines: all, problems, titles, has, columns }: Read,
  mark: DecimalMark | undefined,
  build: Build<T>,
): ImportResult<ImportRow<T>> {
  const { read, doubt } = amountReader(cellsOf(all, AMOUNTS), mark)
  const { lines, told: warnings } = withoutText(all, read)
  const rows: ImportRow<T>[] = []
  const [corte, ejercicio] = [corteIn(titles), ejercicioIn(titles)]
  const found = { columns, ...(corte && { corte }), ...(ejercicio && { ejercicio }) }
  if (problems.length > 0) return { ...result(rows, lines.length, problems), ...found }
  const said = { ...found, ...(doubt && { doubt }) }
  if (doubt && !mark) return { ...result(rows, lines.length, []), ...said }

  const codes = lines.map(digitsOf).sort()
  // What comes right after each code; where the file has a code twice, after the second.
  const following = new Map(codes.map((code, index) => [code, codes[index + 1]]))
  const programas = has('programa') ? new Map<number, string>() : programasOf(all)
  let total = 0
  for (const line of lines) {
    const digits = digitsOf(line)
    // Sorted, the parts of a group come right after it.
    if (digits !== '' && following.get(digits)?.startsWith(digits)) {
      warnings.push(note(line.line, `la partida ${digits} es la suma de otras del archivo y no se importa.`))
      continue
    }
    total += 1
    const { filled, ...told } = readLine(line, read)
    problems.push(...told.problems)
    if (told.problems.length > 0) continue
    warnings.push(...told.warnings)
    const programa = programas.get(line.line)
    const whole = { ...filled, ...(programa && { programa }) }
    rows.push({
      line: line.line,
      record: build(whole),
      // The code stays as it was written here: 530802 and 53.08.02 are one.
      over: (stored) => leaveDerived(build({ ...whole, partida: stored.partida }, stored) as T, stored),
    })
  }
  return { ...result(rows, total, problems, warnings), ...said }
}

const wrongSide = (sentence: string, { columns }: Read) => ({ ...refuse(sentence), columns })

/** Income lines from a table (spec §3: a line is income when it has a recaudado). */
function ingresosFrom(table: readonly Cell[][], { mark, columns }: Said) {
  const found = readLines(table, INGRESO_FIELDS, columns)
  const other = findHeadings(table, GASTO_FIELDS).columns
  if (!found.has('recaudado') && (other.has('comprometido') || other.has('pagado')))
    return wrongSide(
      'El archivo no tiene la columna Recaudado: es una cédula de gastos. Impórtelo en Gastos.',
      found,
    )
  return cedulaFrom<Ingreso>(found, mark, (filled, stored) => ({
    ...ingresoFrom({ ...ingresoForm(stored), ...filled } satisfies IngresoForm),
    ...extrasOf(filled),
  }))
}

/** Expense lines from a table. */
function gastosFrom(table: readonly Cell[][], { mark, columns }: Said) {
  const found = readLines(table, GASTO_FIELDS, columns)
  const other = findHeadings(table, INGRESO_FIELDS).columns
  if (other.has('recaudado') && !found.has('comprometido') && !found.has('pagado'))
    return wrongSide(
      'El archivo tiene la columna Recaudado: es una cédula de ingresos. Impórtelo en Ingresos.',
      found,
    )
  return cedulaFrom<Gasto>(found, mark, (filled, stored) => ({
    ...gastoFrom({ ...gastoForm(stored), ...filled } satisfies GastoForm),
    ...extrasOf(filled),
    ...(filled.certificado !== undefined && { certificado: filled.certificado }),
  }))
}

/** Reads a CSV, Excel or ODS cédula of income. Nothing is written. */
export const importIngresos = (file: Blob, said: Said = {}) =>
  importTable(file, 'Ingresos', (table): ImportResult<ImportRow<Ingreso>> => ingresosFrom(table, said))

/** Reads a CSV, Excel or ODS cédula of expenses. Nothing is written. */
export const importGastos = (file: Blob, said: Said = {}) =>
  importTable(file, 'Gastos', (table): ImportResult<ImportRow<Gasto>> => gastosFrom(table, said))

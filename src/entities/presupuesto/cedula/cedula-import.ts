import { normalizeCodigo } from '@/entities/presupuesto/codigo'
import { corteIn, ejercicioIn } from '@/entities/presupuesto/corte-in-titles'
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
} from '@/entities/presupuesto/partida'
import { leaveDerived } from '@/entities/presupuesto/saldos'
import { type AmountReader, amountReader } from '@/shared/lib/file/amount'
import { type Cell, cellText } from '@/shared/lib/file/cells'
import type { ImportRow } from '@/shared/lib/file/import-plan'
import {
  cellsOf,
  type ImportLine,
  type ImportNote,
  type ImportResult,
  readLines,
  refuse,
  result,
  type Said,
} from '@/shared/lib/file/import-result'
import { findHeadings } from '@/shared/lib/file/table/headings'
import { importTable } from '@/shared/lib/file/table/table-file'
import { formatUsd, sumUsd, toCents } from '@/shared/lib/moneda'
import type { Draft } from '@/shared/storage/stored-module'
import {
  AMOUNTS,
  type Amount,
  type Field,
  GASTO_FIELDS,
  INGRESO_FIELDS,
  MAY_BE_NEGATIVE,
} from './cedula-fields'
import { partidasAmong, programasOf, SHORT_GROUP, withCode } from './cedula-lines'
import { milesIn, tellMixed, withStructure } from './cedula-structure'
import { sumsOf } from './cedula-sums'

type Filled = { partida: string; denominacion: string; programa?: string } & Partial<Record<Amount, number>>
type Read = ReturnType<typeof readLines<Field>>

/** What is wrong where the file says what was approved, its reforms and their sum. */
function wrongSum({ inicial, reformas, codificado }: Filled): string | null {
  if (inicial === undefined || reformas === undefined || codificado === undefined) return null
  const sum = sumUsd([inicial, reformas])
  if (toCents(sum) === toCents(codificado)) return null
  return `dice ${formatUsd(codificado)}, pero la asignación inicial (${formatUsd(inicial)}) más las reformas (${formatUsd(reformas)}) da ${formatUsd(sum)}. Se importa lo que dice.`
}

/** Of inicial, reformas and codificado the one that the file leaves out follows from the other two. */
function withApproved(filled: Filled): Filled {
  const { inicial, reformas, codificado } = filled
  if (reformas === undefined) return filled
  if (inicial !== undefined && codificado === undefined)
    return { ...filled, codificado: sumUsd([inicial, reformas]) }
  if (inicial === undefined && codificado !== undefined)
    return { ...filled, inicial: minusUsd(codificado, reformas) }
  return filled
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
  else if (cells.partida instanceof Date)
    refuseCell('partida', `la hoja de cálculo convirtió el código en una fecha, ${written}.`)
  else if (!partida) refuseCell('partida', `«${written}» no es un código como 53.08.02.`)
  else if (SHORT_GROUP.test(written))
    warnings.push(noteOn('partida', `«${written}» se lee como ${partida}. Si era ${written}0, corríjalo.`))
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
  { lines: written, problems, titles, has, columns }: Read,
  { mark, replies }: Said,
  build: Build<T>,
): ImportResult<ImportRow<T>> {
  const all = withStructure(written.map(withCode))
  const miles = milesIn(titles, replies?.miles)
  const scale = miles?.answer === 'si' ? 1000 : 1
  const { read, doubt, mixed } = amountReader(cellsOf(all, AMOUNTS), mark, scale)
  const { lines, told: warnings } = partidasAmong(all, read)
  const rows: ImportRow<T>[] = []
  const [corte, ejercicio] = [corteIn(titles), ejercicioIn(titles)]
  const found = { columns, ...(corte && { corte }), ...(ejercicio && { ejercicio }) }
  if (problems.length > 0) return { ...result(rows, lines.length, problems), ...found }
  const asked = { ...found, ...(doubt && { doubt }), ...(miles && { questions: [miles] }) }
  if (mixed) warnings.push(tellMixed(mixed))
  if ((doubt && !mark) || (miles && !miles.answer))
    return { ...result(rows, lines.length, [], warnings), ...asked }

  const readings = new Map(lines.map((line) => [line, readLine(line, read)]))
  const sums = sumsOf(all, new Set(lines), read, has, (line) => readings.get(line)?.problems.length === 0)
  const programas =
    has('programa') || has('actividad') ? new Map<number, string>() : programasOf(all, sums.lines)
  warnings.push(...sums.told)
  for (const [line, { filled, ...found }] of readings) {
    if (sums.lines.has(line.line)) continue
    problems.push(...found.problems)
    if (found.problems.length > 0) continue
    warnings.push(...found.warnings)
    const programa = programas.get(line.line)
    const whole = { ...filled, ...(programa && { programa }) }
    rows.push({
      line: line.line,
      record: build(whole),
      // The code stays as it was written here: 530802 and 53.08.02 are one.
      over: (stored) => leaveDerived(build({ ...whole, partida: stored.partida }, stored) as T, stored),
    })
  }
  const total = lines.filter(({ line }) => !sums.lines.has(line)).length
  const { differences } = sums
  const told = warnings.sort((a, b) => a.line - b.line)
  return { ...result(rows, total, problems, told), ...asked, differences, sums: sums.sums }
}

const wrongSide = (sentence: string, { columns }: Read) => ({ ...refuse(sentence), columns })

/** Income lines from a table (spec §3: a line is income when it has a recaudado). */
function ingresosFrom(table: readonly Cell[][], said: Said) {
  const found = readLines(table, INGRESO_FIELDS, said.columns)
  const other = findHeadings(table, GASTO_FIELDS).columns
  if (!found.has('recaudado') && (other.has('comprometido') || other.has('pagado')))
    return wrongSide(
      'El archivo no tiene la columna Recaudado: es una cédula de gastos. Impórtelo en Gastos.',
      found,
    )
  return cedulaFrom<Ingreso>(found, said, (filled, stored) => ({
    ...ingresoFrom({ ...ingresoForm(stored), ...filled } satisfies IngresoForm),
    ...extrasOf(filled),
  }))
}

/** Expense lines from a table. */
function gastosFrom(table: readonly Cell[][], said: Said) {
  const found = readLines(table, GASTO_FIELDS, said.columns)
  const other = findHeadings(table, INGRESO_FIELDS).columns
  if (other.has('recaudado') && !found.has('comprometido') && !found.has('pagado'))
    return wrongSide(
      'El archivo tiene la columna Recaudado: es una cédula de ingresos. Impórtelo en Ingresos.',
      found,
    )
  return cedulaFrom<Gasto>(found, said, (filled, stored) => ({
    ...gastoFrom({ ...gastoForm(stored), ...filled } satisfies GastoForm),
    ...extrasOf(filled),
    ...(filled.certificado !== undefined && { certificado: filled.certificado }),
  }))
}

/** Reads a CSV, Excel or ODS cédula of income. Nothing is written. */
export const importIngresos = (file: Blob, said: Said = {}) =>
  importTable(
    file,
    { wanted: 'Ingresos', together: false },
    said,
    (table): ImportResult<ImportRow<Ingreso>> => ingresosFrom(table, said),
  )

/** Reads a CSV, Excel or ODS cédula of expenses. Nothing is written. */
export const importGastos = (file: Blob, said: Said = {}) =>
  importTable(
    file,
    { wanted: 'Gastos', together: false },
    said,
    (table): ImportResult<ImportRow<Gasto>> => gastosFrom(table, said),
  )

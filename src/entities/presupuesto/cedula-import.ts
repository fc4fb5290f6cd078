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
import { digitsOf, partidasAmong, programasOf } from './cedula-lines'
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
  const { lines, told: warnings } = partidasAmong(all, read)
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

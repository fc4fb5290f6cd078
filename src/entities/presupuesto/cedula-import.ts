import { type AmountReader, amountReader, type DecimalMark } from '@/shared/lib/file/amount'
import { type Cell, cellText } from '@/shared/lib/file/cells'
import type { ImportRow } from '@/shared/lib/file/import-plan'
import {
  cellsOf,
  type ImportField,
  type ImportLine,
  type ImportNote,
  type ImportResult,
  note,
  readLines,
  refuse,
  result,
} from '@/shared/lib/file/import-result'
import { importTable } from '@/shared/lib/file/table/table-file'
import type { Draft } from '@/shared/storage/stored-module'
import { normalizeCodigo } from './codigo'
import { corteIn } from './corte-in-titles'
import {
  type Gasto,
  type GastoForm,
  gastoForm,
  gastoFrom,
  type Ingreso,
  type IngresoForm,
  ingresoForm,
  ingresoFrom,
} from './partida'
import { leaveDerived } from './saldos'

const AMOUNTS = ['codificado', 'comprometido', 'devengado', 'pagado', 'recaudado'] as const
const SALDOS = ['saldoComprometer', 'saldoDevengar'] as const
const ALL_AMOUNTS = [...AMOUNTS, ...SALDOS] as const
type Amount = (typeof ALL_AMOUNTS)[number]
type Field = 'partida' | 'denominacion' | Amount
type Filled = { partida: string; denominacion: string } & Partial<Record<Amount, number>>

const FIELDS: readonly ImportField<Field>[] = [
  {
    key: 'partida',
    header: 'Partida',
    aliases: ['Código', 'Partida presupuestaria', 'Código presupuestario', 'Cuenta'],
    required: true,
  },
  {
    key: 'denominacion',
    header: 'Denominación',
    aliases: ['Descripción', 'Concepto', 'Nombre', 'Detalle'],
    required: true,
  },
  { key: 'codificado', header: 'Codificado', aliases: ['Presupuesto codificado'], required: true },
  { key: 'comprometido', header: 'Comprometido', aliases: ['Compromiso'] },
  { key: 'devengado', header: 'Devengado' },
  { key: 'pagado', header: 'Pagado' },
  { key: 'recaudado', header: 'Recaudado', aliases: ['Percibido'] },
  { key: 'saldoComprometer', header: 'Saldo por Comprometer' },
  { key: 'saldoDevengar', header: 'Saldo por Devengar' },
]

const isTotal = ({ cells }: ImportLine<Field>) =>
  [cells.partida, cells.denominacion].some((cell) => /^(sub)?total|^suman?\b/i.test(cellText(cell)))

const digitsOf = ({ cells }: ImportLine<Field>) => cellText(cells.partida).replace(/\D/g, '')

const hasCode = ({ cells }: ImportLine<Field>) => normalizeCodigo(cellText(cells.partida)) !== null

/** Whether an amount stands in the line. */
const hasAmount = ({ cells, faults }: ImportLine<Field>, read: AmountReader) =>
  ALL_AMOUNTS.some((key) => faults[key] || (cellText(cells[key]) !== '' && read(cells[key]) !== null))

const isBlank = ({ cells }: ImportLine<Field>) => ALL_AMOUNTS.every((key) => cellText(cells[key]) === '')

/**
 * Leaves out totals and lines that say nothing of a partida: headings, and those below the total where people sign,
 * `Ing. María Vera` and `TESORERA`. `told` are those that may be somebody's mistake.
 */
function withoutText(all: readonly ImportLine<Field>[], read: AmountReader) {
  const first = all.findIndex(hasCode)
  const total = all.findLastIndex(isTotal)
  const last = all.findLastIndex((line) => !isTotal(line) && (hasCode(line) || hasAmount(line, read)))
  const told: ImportNote[] = []
  const lines = all.filter((line, at) => {
    if (isTotal(line) || hasCode(line)) return !isTotal(line)
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
  const filled: Filled = { partida: partida ?? '', denominacion }
  for (const key of ALL_AMOUNTS) {
    const text = cellText(cells[key])
    const amount = read(cells[key])
    if (amount === null) refuseCell(key, `«${text}» no es un valor en dólares.`)
    else if (text !== '') filled[key] = amount
    const mayBeNegative = SALDOS.some((saldo) => saldo === key)
    if (amount !== null && amount < 0 && !mayBeNegative)
      warnings.push(noteOn(key, `«${text}» es negativo y se importa así.`))
  }
  return { filled, problems, warnings }
}

/**
 * Lines from the rows of a cédula. Totals, and groups whose parts are in the file too, are left out, as they would
 * count twice. `build` makes a line of the fields found, over a stored one where there is one.
 */
function cedulaFrom<T extends Ingreso | Gasto>(
  table: readonly Cell[][],
  mark: DecimalMark | undefined,
  build: (filled: Filled, stored?: T) => Draft<T>,
): ImportResult<ImportRow<T>> {
  const { lines: all, problems, titles } = readLines(table, FIELDS)
  const { read, doubt } = amountReader(cellsOf(all, ALL_AMOUNTS), mark)
  const { lines, told: warnings } = withoutText(all, read)
  const rows: ImportRow<T>[] = []
  if (problems.length > 0) return result(rows, lines.length, problems)
  const corte = corteIn(titles)
  const said = { ...(doubt && { doubt }), ...(corte && { corte }) }
  if (doubt && !mark) return { ...result(rows, lines.length, []), ...said }

  const codes = lines.map(digitsOf).sort()
  // What comes right after each code; where the file has a code twice, after the second.
  const following = new Map(codes.map((code, index) => [code, codes[index + 1]]))
  let total = 0
  for (const line of lines) {
    const digits = digitsOf(line)
    // Sorted, the parts of a group come right after it.
    if (digits !== '' && following.get(digits)?.startsWith(digits)) {
      warnings.push(note(line.line, `la partida ${digits} es la suma de otras del archivo y no se importa.`))
      continue
    }
    total += 1
    const { filled, ...found } = readLine(line, read)
    problems.push(...found.problems)
    if (found.problems.length > 0) continue
    warnings.push(...found.warnings)
    rows.push({
      line: line.line,
      record: build(filled),
      // The code stays as it was written here: 530802 and 53.08.02 are one.
      over: (stored) => leaveDerived(build({ ...filled, partida: stored.partida }, stored) as T, stored),
    })
  }
  return { ...result(rows, total, problems, warnings), ...said }
}

const columnsIn = (table: readonly Cell[][]) => readLines(table, FIELDS).has

/** Income lines from a table (spec §3: a line is income when it has a recaudado). */
function ingresosFrom(table: readonly Cell[][], mark: DecimalMark | undefined) {
  const has = columnsIn(table)
  if (!has('recaudado') && (has('comprometido') || has('pagado'))) {
    return refuse('El archivo no tiene la columna Recaudado: es una cédula de gastos. Impórtelo en Gastos.')
  }
  return cedulaFrom<Ingreso>(table, mark, (filled, stored) =>
    ingresoFrom({ ...ingresoForm(stored), ...filled } satisfies IngresoForm),
  )
}

/** Expense lines from a table. */
function gastosFrom(table: readonly Cell[][], mark: DecimalMark | undefined) {
  const has = columnsIn(table)
  if (has('recaudado') && !has('comprometido') && !has('pagado')) {
    return refuse('El archivo tiene la columna Recaudado: es una cédula de ingresos. Impórtelo en Ingresos.')
  }
  return cedulaFrom<Gasto>(table, mark, (filled, stored) =>
    gastoFrom({ ...gastoForm(stored), ...filled } satisfies GastoForm),
  )
}

/** Reads a CSV or Excel cédula of income. Nothing is written. */
export const importIngresos = (file: Blob, mark?: DecimalMark) =>
  importTable(file, 'Ingresos', (table): ImportResult<ImportRow<Ingreso>> => ingresosFrom(table, mark))

/** Reads a CSV or Excel cédula of expenses. Nothing is written. */
export const importGastos = (file: Blob, mark?: DecimalMark) =>
  importTable(file, 'Gastos', (table): ImportResult<ImportRow<Gasto>> => gastosFrom(table, mark))

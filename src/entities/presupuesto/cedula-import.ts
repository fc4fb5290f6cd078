import { type Cell, cellText, parseAmount } from '@/shared/lib/file/cells'
import type { ImportRow } from '@/shared/lib/file/import-plan'
import {
  type ImportField,
  type ImportLine,
  type ImportNote,
  type ImportResult,
  note,
  readLines,
  refuse,
  result,
} from '@/shared/lib/file/import-result'
import { importTable } from '@/shared/lib/file/table-file'
import type { Draft } from '@/shared/storage/stored-module'
import { normalizeCodigo } from './codigo'
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
type Amount = (typeof AMOUNTS)[number] | (typeof SALDOS)[number]
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

/** One line's fields, and what is wrong with them. */
function readLine({ cells, faults, note: noteOn }: ImportLine<Field>): {
  filled: Filled
  problems: ImportNote[]
} {
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
  for (const key of [...AMOUNTS, ...SALDOS]) {
    const text = cellText(cells[key])
    const amount = parseAmount(cells[key])
    const mayBeNegative = SALDOS.some((saldo) => saldo === key)
    if (amount === null) refuseCell(key, `«${text}» no es un valor en dólares.`)
    else if (amount < 0 && !mayBeNegative) refuseCell(key, `«${text}» es negativo.`)
    else if (text !== '') filled[key] = amount
  }
  return { filled, problems }
}

/**
 * Lines from the rows of a cédula. Totals, and groups whose parts are in the file too, are left out, as they would
 * count twice. `build` makes a line of the fields found, over a stored one where there is one.
 */
function cedulaFrom<T extends Ingreso | Gasto>(
  table: readonly Cell[][],
  build: (filled: Filled, stored?: T) => Draft<T>,
): ImportResult<ImportRow<T>> {
  const read = readLines(table, FIELDS)
  const lines = read.lines.filter((line) => !isTotal(line))
  const problems = [...read.problems]
  const warnings: ImportNote[] = []
  const rows: ImportRow<T>[] = []
  if (problems.length > 0) return result(rows, lines.length, problems)

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
    const { filled, problems: found } = readLine(line)
    problems.push(...found)
    if (found.length > 0) continue
    rows.push({
      line: line.line,
      record: build(filled),
      // The code stays as it was written here: 530802 and 53.08.02 are one.
      over: (stored) => leaveDerived(build({ ...filled, partida: stored.partida }, stored) as T, stored),
    })
  }
  return result(rows, total, problems, warnings)
}

const columnsIn = (table: readonly Cell[][]) => readLines(table, FIELDS).has

/** Income lines from a table (spec §3: a line is income when it has a recaudado). */
function ingresosFrom(table: readonly Cell[][]) {
  const has = columnsIn(table)
  if (!has('recaudado') && (has('comprometido') || has('pagado'))) {
    return refuse('El archivo no tiene la columna Recaudado: es una cédula de gastos. Impórtelo en Gastos.')
  }
  return cedulaFrom<Ingreso>(table, (filled, stored) =>
    ingresoFrom({ ...ingresoForm(stored), ...filled } satisfies IngresoForm),
  )
}

/** Expense lines from a table. */
function gastosFrom(table: readonly Cell[][]) {
  const has = columnsIn(table)
  if (has('recaudado') && !has('comprometido') && !has('pagado')) {
    return refuse('El archivo tiene la columna Recaudado: es una cédula de ingresos. Impórtelo en Ingresos.')
  }
  return cedulaFrom<Gasto>(table, (filled, stored) =>
    gastoFrom({ ...gastoForm(stored), ...filled } satisfies GastoForm),
  )
}

/** Reads a CSV or Excel cédula of income. Nothing is written. */
export const importIngresos = (file: Blob) =>
  importTable(file, 'Ingresos', (table): ImportResult<ImportRow<Ingreso>> => ingresosFrom(table))

/** Reads a CSV or Excel cédula of expenses. Nothing is written. */
export const importGastos = (file: Blob) =>
  importTable(file, 'Gastos', (table): ImportResult<ImportRow<Gasto>> => gastosFrom(table))

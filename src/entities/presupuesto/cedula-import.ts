import { type Cell, cellText, parseAmount } from '@/shared/lib/file/cells'
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
import { avisoRepetida, avisosOrden, codeOf } from './avisos'
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
  type Partida,
} from './partida'

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
 * New lines from the rows of a cédula. Totals are left out, and so are groups whose parts are in the file too: they
 * would count twice. `build` makes a line from its fields; `existing` is there to warn about partidas that repeat.
 */
function cedulaFrom<T extends Draft<Ingreso> | Draft<Gasto>>(
  table: readonly Cell[][],
  existing: readonly Partida[],
  build: (filled: Filled) => T,
): ImportResult<T> {
  const read = readLines(table, FIELDS)
  const lines = read.lines.filter((line) => !isTotal(line))
  const problems = [...read.problems]
  const warnings: ImportNote[] = []
  const rows: T[] = []
  if (problems.length > 0) return result(rows, lines.length, problems)

  const codes = lines.map(digitsOf).sort()
  const known = new Map(
    existing.map((line) => [codeOf(line), line as Pick<Partida, 'partida' | 'denominacion'>]),
  )
  let total = 0
  for (const line of lines) {
    const digits = digitsOf(line)
    // In the sorted list, the parts of a group come right after it.
    const next = codes[codes.lastIndexOf(digits) + 1]
    if (digits !== '' && next?.startsWith(digits)) {
      warnings.push(note(line.line, `la partida ${digits} es la suma de otras del archivo y no se importa.`))
      continue
    }
    total += 1
    const { filled, problems: found } = readLine(line)
    problems.push(...found)
    if (found.length > 0) continue
    const row = build(filled)
    const twin = known.get(row.partida)
    const oddities = [...(twin ? [avisoRepetida(twin)] : []), ...avisosOrden(row)]
    warnings.push(...oddities.map((sentence) => note(line.line, sentence)))
    known.set(row.partida, row)
    rows.push(row)
  }
  return result(rows, total, problems, warnings)
}

const columnsIn = (table: readonly Cell[][]) => readLines(table, FIELDS).has

/** Income lines from a table (spec §3: a line is income when it has a recaudado). */
function ingresosFrom(table: readonly Cell[][], existing: readonly Ingreso[] = []) {
  const has = columnsIn(table)
  if (!has('recaudado') && (has('comprometido') || has('pagado'))) {
    return refuse('El archivo no tiene la columna Recaudado: es una cédula de gastos. Impórtelo en Gastos.')
  }
  return cedulaFrom(table, existing, (filled) =>
    ingresoFrom({ ...ingresoForm(), ...filled } satisfies IngresoForm),
  )
}

/** Expense lines from a table. */
function gastosFrom(table: readonly Cell[][], existing: readonly Gasto[] = []) {
  const has = columnsIn(table)
  if (has('recaudado') && !has('comprometido') && !has('pagado')) {
    return refuse('El archivo tiene la columna Recaudado: es una cédula de ingresos. Impórtelo en Ingresos.')
  }
  return cedulaFrom(table, existing, (filled) => gastoFrom({ ...gastoForm(), ...filled } satisfies GastoForm))
}

/** Reads a CSV or Excel cédula of income. Nothing is written. */
export const importIngresos = (file: Blob, existing: readonly Ingreso[]) =>
  importTable(file, 'Ingresos', (table): ImportResult<Draft<Ingreso>> => ingresosFrom(table, existing))

/** Reads a CSV or Excel cédula of expenses. Nothing is written. */
export const importGastos = (file: Blob, existing: readonly Gasto[]) =>
  importTable(file, 'Gastos', (table): ImportResult<Draft<Gasto>> => gastosFrom(table, existing))

import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { sumUsd } from '@/shared/lib/moneda'
import { type Gasto, type Ingreso, minusUsd, type Partida } from './partida'

const usd = <T>(header: string, value: (line: T) => number | undefined): CsvColumn<T> => ({
  header,
  value: (line) => value(line) ?? '',
  decimals: 2,
})

const CODE: readonly CsvColumn<Partida>[] = [
  { header: 'Partida', value: ({ partida }) => partida },
  { header: 'Denominación', value: ({ denominacion }) => denominacion },
]

/** Columns and order of spec §7. */
const INGRESO_COLUMNS: readonly CsvColumn<Ingreso>[] = [
  ...CODE,
  usd('Codificado', ({ codificado }) => codificado),
  usd('Devengado', ({ devengado }) => devengado),
  usd('Recaudado', ({ recaudado }) => recaudado),
  usd('Saldo por Devengar', ({ saldoDevengar }) => saldoDevengar),
]

/** Columns of spec §7 in the order in which money is spent. */
const GASTO_COLUMNS: readonly CsvColumn<Gasto>[] = [
  ...CODE,
  usd('Codificado', ({ codificado }) => codificado),
  usd('Comprometido', ({ comprometido }) => comprometido),
  usd('Devengado', ({ devengado }) => devengado),
  usd('Pagado', ({ pagado }) => pagado),
  usd('Saldo por Comprometer', ({ saldoComprometer }) => saldoComprometer),
  usd('Saldo por Devengar', ({ saldoDevengar }) => saldoDevengar),
]

/** What not every brigade has, behind the columns of the specification; the import reads them by these headings. */
const MORE: readonly CsvColumn<Partida>[] = [
  { header: 'Programa', value: ({ programa = '' }) => programa },
  usd('Asignación Inicial', ({ inicial }) => inicial),
  usd('Reformas', ({ inicial, codificado }) =>
    inicial === undefined ? undefined : minusUsd(codificado, inicial),
  ),
]
const CERTIFICADO: CsvColumn<Gasto> = usd('Certificado', ({ certificado }) => certificado)

/** The columns with something in one of these lines. */
const filled = <T>(columns: readonly CsvColumn<T>[], lines: readonly T[]) =>
  columns.filter(({ value }) => lines.some((line) => value(line) !== ''))

/** What a file of these income lines has; those with decimals are US dollars, or empty where nobody said any. */
export const columnsOfIngresos = (lines: readonly Ingreso[]): CsvColumn<Ingreso>[] => [
  ...INGRESO_COLUMNS,
  ...filled(MORE, lines),
]

/** What a file of these expense lines has; see `columnsOfIngresos`. */
export const columnsOfGastos = (lines: readonly Gasto[]): CsvColumn<Gasto>[] => [
  ...GASTO_COLUMNS,
  ...filled<Gasto>([...MORE, CERTIFICADO], lines),
]

/** The sum of a column of amounts, in US dollars. */
export const totalOf = <T>({ value }: CsvColumn<T>, lines: readonly T[]): number =>
  sumUsd(lines.map((line) => Number(value(line))))

/** Income lines as CSV, in the order given. */
export const ingresosCsv = (lines: readonly Ingreso[], format?: CsvFormat): Exported =>
  csvBlob(columnsOfIngresos(lines), lines, format)

/** Expense lines as CSV, in the order given. */
export const gastosCsv = (lines: readonly Gasto[], format?: CsvFormat): Exported =>
  csvBlob(columnsOfGastos(lines), lines, format)

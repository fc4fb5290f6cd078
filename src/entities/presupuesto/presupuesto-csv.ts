import { type CsvColumn, type CsvFormat, csvBlob } from '@/shared/lib/file/csv'
import type { Gasto, Ingreso, Partida } from './partida'

const usd = <T>(header: string, value: (line: T) => number): CsvColumn<T> => ({ header, value, decimals: 2 })

const CODE: readonly CsvColumn<Partida>[] = [
  { header: 'Partida', value: ({ partida }) => partida },
  { header: 'Denominación', value: ({ denominacion }) => denominacion },
]

/** Columns and order of spec §7. */
export const INGRESO_COLUMNS: readonly CsvColumn<Ingreso>[] = [
  ...CODE,
  usd('Codificado', ({ codificado }) => codificado),
  usd('Devengado', ({ devengado }) => devengado),
  usd('Recaudado', ({ recaudado }) => recaudado),
  usd('Saldo por Devengar', ({ saldoDevengar }) => saldoDevengar),
]

/** Columns of spec §7 in the order in which money is spent. */
export const GASTO_COLUMNS: readonly CsvColumn<Gasto>[] = [
  ...CODE,
  usd('Codificado', ({ codificado }) => codificado),
  usd('Comprometido', ({ comprometido }) => comprometido),
  usd('Devengado', ({ devengado }) => devengado),
  usd('Pagado', ({ pagado }) => pagado),
  usd('Saldo por Comprometer', ({ saldoComprometer }) => saldoComprometer),
  usd('Saldo por Devengar', ({ saldoDevengar }) => saldoDevengar),
]

/** Income lines as CSV, in the order given. */
export const ingresosCsv = (lines: readonly Ingreso[], format?: CsvFormat): Blob =>
  csvBlob(INGRESO_COLUMNS, lines, format)

/** Expense lines as CSV, in the order given. */
export const gastosCsv = (lines: readonly Gasto[], format?: CsvFormat): Blob =>
  csvBlob(GASTO_COLUMNS, lines, format)

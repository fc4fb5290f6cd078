import writeXlsxFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/universal'
import type { CsvColumn } from '@/shared/lib/file/csv'
import { resumenPresupuesto } from './formulas'
import type { Gasto, Ingreso } from './partida'
import { GASTO_COLUMNS, INGRESO_COLUMNS } from './presupuesto-csv'

const USD_FORMAT = '#,##0.00'
const PERCENT_FORMAT = '0.0%'
const HEADER_COLOR = '#E9ECEF'

/** Escapes what XML can't hold in Excel's way; text such as `_x0041_` must be escaped too, or Excel would decode it. */
const escapeText = (value: string) =>
  value.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_').replace(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu, (mark) => {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `_x${code}_`
  })

const text = (value: string, style: Partial<CellObject> = {}): CellObject => ({
  value: escapeText(value),
  type: String,
  ...style,
})
const bold = (value: string): CellObject => text(value, { fontWeight: 'bold' })
const usd = (value: number, style: Partial<CellObject> = {}): CellObject => ({
  value,
  type: Number,
  format: USD_FORMAT,
  ...style,
})
/** `value` is a percentage; Excel keeps the fraction. */
const percent = (value: number): CellObject => ({ value: value / 100, type: Number, format: PERCENT_FORMAT })

function linesSheet<T>(
  sheet: string,
  columns: readonly CsvColumn<T>[],
  lines: readonly T[],
  totals: Row,
): Sheet<Blob> {
  const header = columns.map(({ header: title, decimals }) =>
    text(title, {
      fontWeight: 'bold',
      backgroundColor: HEADER_COLOR,
      align: decimals === undefined ? 'left' : 'right',
    }),
  )
  const body = lines.map((line) =>
    columns.map(({ value }) => {
      const content = value(line)
      return typeof content === 'number' ? usd(content) : text(content)
    }),
  )
  const widths = columns.map(({ decimals }, index) => ({
    width: decimals === 2 ? 22 : index === 0 ? 15 : 42,
  }))
  return {
    sheet,
    columns: widths,
    stickyRowsCount: 1,
    orientation: 'landscape',
    data: [header, ...body, totals],
  }
}

const totalsRow = (amounts: readonly number[]): Row => [
  bold('TOTAL'),
  text(''),
  ...amounts.map((amount) => usd(amount, { fontWeight: 'bold', topBorderStyle: 'thin' })),
]

function summarySheet(
  resumen: ReturnType<typeof resumenPresupuesto>,
  institution: string,
  day: string,
): Sheet<Blob> {
  const { ingresos, gastos } = resumen
  const rows: [string, CellObject][] = [
    ['Ingresos codificados', usd(ingresos.codificado)],
    ['Ingresos recaudados', usd(ingresos.recaudado)],
    ['Saldo por recaudar', usd(ingresos.saldoRecaudar)],
    ['Ejecución de ingresos', percent(ingresos.ejecucion)],
    ['Gastos codificados', usd(gastos.codificado)],
    ['Gastos devengados', usd(gastos.devengado)],
    ['Gastos pagados', usd(gastos.pagado)],
    ['Saldo por ejecutar', usd(gastos.saldoEjecutar)],
    ['Ejecución de gastos', percent(gastos.ejecucion)],
    ['Saldo disponible', usd(resumen.saldoDisponible)],
    ['Saldo disponible sobre ingresos codificados', percent(resumen.porcentajeDisponible)],
    ['Ejecución total', percent(resumen.ejecucionTotal)],
    ['Superávit o déficit proyectado', usd(resumen.resultadoProyectado)],
    ['Superávit o déficit real', usd(resumen.resultadoReal)],
  ]
  return {
    sheet: 'Resumen',
    columns: [{ width: 46 }, { width: 22 }],
    data: [
      [bold(institution)],
      [text(`Resumen presupuestario al ${day}`)],
      [],
      ...rows.map(([label, cell]) => [text(label), cell]),
    ],
  }
}

/**
 * The budget as an Excel file with the sheets Ingresos, Gastos and Resumen: amounts as numbers, codes as text
 * (contract §6). `day` is already written for people.
 */
export function presupuestoXlsx(
  ingresos: readonly Ingreso[],
  gastos: readonly Gasto[],
  institution: string,
  day: string,
): Promise<Blob> {
  const resumen = resumenPresupuesto(ingresos, gastos)
  const i = resumen.ingresos
  const g = resumen.gastos
  return writeXlsxFile([
    linesSheet(
      'Ingresos',
      INGRESO_COLUMNS,
      ingresos,
      totalsRow([i.codificado, i.devengado, i.recaudado, i.saldoDevengar]),
    ),
    linesSheet(
      'Gastos',
      GASTO_COLUMNS,
      gastos,
      totalsRow([g.codificado, g.comprometido, g.devengado, g.pagado, g.saldoComprometer, g.saldoDevengar]),
    ),
    summarySheet(resumen, institution, day),
  ]).toBlob()
}

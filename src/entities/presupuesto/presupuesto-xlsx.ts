import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/universal'
import type { CsvColumn } from '@/shared/lib/file/csv'
import { HEADER_COLOR, text } from '@/shared/lib/file/xlsx-text'
import { dicho, ejercicioDicho, type Fechas } from './corte'
import { resumenPresupuesto } from './formulas'
import type { Gasto, Ingreso } from './partida'
import { columnsOfGastos, columnsOfIngresos, totalOf } from './presupuesto-csv'
import { type Drawn, onPaper } from './xlsx-on-paper'

const USD_FORMAT = '#,##0.00'
const PERCENT_FORMAT = '0.0%'

const bold = (value: string): CellObject => text(value, { fontWeight: 'bold' })
const usd = (value: number, style: Partial<CellObject> = {}): CellObject => ({
  value,
  type: Number,
  format: USD_FORMAT,
  ...style,
})
/** `value` is a percentage; Excel keeps the fraction. */
const percent = (value: number): CellObject => ({ value: value / 100, type: Number, format: PERCENT_FORMAT })

const letter = (column: number) => String.fromCharCode(65 + column)

const heading = (institution: string, subject: string, note = ''): Row[] => [
  [text(institution, { fontWeight: 'bold', fontSize: 14 })],
  [text(subject)],
  note ? [text(note)] : [],
]
/** Where the column heads stand, counted from 1, as the rows of a sheet are. */
const HEAD = 4

function linesSheet<T>(
  name: string,
  columns: readonly CsvColumn<T>[],
  lines: readonly T[],
  institution: string,
  dated: string,
): Drawn {
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
  const last = HEAD + lines.length
  const sums = columns.flatMap(({ decimals }, index) => {
    const column = letter(index)
    return decimals === undefined
      ? []
      : [[`${column}${last + 1}`, `SUM(${column}${HEAD + 1}:${column}${last})`] as const]
  })
  return {
    name,
    formulas: new Map(lines.length > 0 ? sums : []),
    area: `$A$1:$${letter(columns.length - 1)}$${last + 1}`,
    head: HEAD,
    sheet: {
      sheet: name,
      columns: columns.map(({ decimals }, index) => ({
        width: decimals === 2 ? 22 : index === 1 ? 42 : 15,
      })),
      stickyRowsCount: HEAD,
      orientation: 'landscape',
      data: [
        ...heading(
          institution,
          `Cédula de ${name.toLowerCase()} ${dated}. Valores en dólares.`,
          lines.length === 0 ? `No hay partidas de ${name.toLowerCase()}.` : '',
        ),
        header,
        ...body,
        totalsRow(columns, lines),
      ],
    },
  }
}

const totalsRow = <T>(columns: readonly CsvColumn<T>[], lines: readonly T[]): Row => [
  bold('TOTAL'),
  ...columns
    .slice(1)
    .map((column) =>
      column.decimals === undefined
        ? text('')
        : usd(totalOf(column, lines), { fontWeight: 'bold', topBorderStyle: 'thin' }),
    ),
]

/** `ingresos` and `gastos` are the rows of their totals. */
function summarySheet(
  resumen: ReturnType<typeof resumenPresupuesto>,
  institution: string,
  dated: string,
  rowsOf: { ingresos: number; gastos: number },
): Drawn {
  const { ingresos, gastos } = resumen
  const rows: [string, CellObject, string][] = [
    ['Ingresos codificados', usd(ingresos.codificado), `Ingresos!C${rowsOf.ingresos}`],
    ['Ingresos recaudados', usd(ingresos.recaudado), `Ingresos!E${rowsOf.ingresos}`],
    ['Saldo por recaudar', usd(ingresos.saldoRecaudar), 'B4-B5'],
    ['Ejecución de ingresos', percent(ingresos.ejecucion), 'IF(B4=0,0,B5/B4)'],
    ['Gastos codificados', usd(gastos.codificado), `Gastos!C${rowsOf.gastos}`],
    ['Gastos devengados', usd(gastos.devengado), `Gastos!E${rowsOf.gastos}`],
    ['Gastos pagados', usd(gastos.pagado), `Gastos!F${rowsOf.gastos}`],
    ['Saldo por ejecutar', usd(gastos.saldoEjecutar), 'B8-B9'],
    ['Ejecución de gastos', percent(gastos.ejecucion), 'IF(B8=0,0,B9/B8)'],
    ['Saldo disponible', usd(resumen.saldoDisponible), 'B5-B10'],
    [
      'Saldo disponible sobre ingresos codificados',
      percent(resumen.porcentajeDisponible),
      'IF(B4=0,0,B13/B4)',
    ],
    ['Ejecución total', percent(resumen.ejecucionTotal), '(B7+B12)/2'],
    ['Superávit o déficit proyectado', usd(resumen.resultadoProyectado), 'B4-B8'],
    ['Superávit o déficit real', usd(resumen.resultadoReal), 'B5-B10'],
  ]
  return {
    name: 'Resumen',
    formulas: new Map(rows.map(([, , formula], index) => [`B${HEAD + index}`, formula])),
    area: `$A$1:$B$${HEAD + rows.length - 1}`,
    sheet: {
      sheet: 'Resumen',
      columns: [{ width: 46 }, { width: 22 }],
      orientation: 'landscape',
      data: [
        ...heading(institution, `Resumen presupuestario ${dated}. Valores en dólares.`),
        ...rows.map(([label, cell]) => [text(label), cell]),
      ],
    },
  }
}

/**
 * The budget as an Excel file with the sheets Ingresos, Gastos and Resumen: amounts as numbers, sums as formulas, codes
 * as text (contract §6).
 */
export function presupuestoXlsx(
  ingresos: readonly Ingreso[],
  gastos: readonly Gasto[],
  institution: string,
  fechas: Fechas,
): Promise<Blob> {
  const resumen = resumenPresupuesto(ingresos, gastos)
  const ejercicio = ejercicioDicho(fechas)
  const drawn = [
    linesSheet(
      'Ingresos',
      columnsOfIngresos(ingresos),
      ingresos,
      institution,
      dicho(fechas.ingresos, fechas.hecho) + ejercicio,
    ),
    linesSheet(
      'Gastos',
      columnsOfGastos(gastos),
      gastos,
      institution,
      dicho(fechas.gastos, fechas.hecho) + ejercicio,
    ),
    summarySheet(resumen, institution, dicho(fechas.todo, fechas.hecho, 'elaborado') + ejercicio, {
      ingresos: HEAD + ingresos.length + 1,
      gastos: HEAD + gastos.length + 1,
    }),
  ]
  return writeXlsxFile(
    drawn.map(({ sheet }) => sheet),
    { fontFamily: 'Arial', fontSize: 11, features: [onPaper(drawn)] },
  ).toBlob()
}

import type { jsPDF } from 'jspdf'
import { autoTable, type CellDef, type RowInput } from 'jspdf-autotable'
import { formatDay } from '@/shared/lib/fecha'
import type { CsvColumn } from '@/shared/lib/file/csv'
import { newDocument, SANS } from '@/shared/lib/file/font/document'
import { drawable } from '@/shared/lib/file/font/letters'
import { BELOW_HEAD, drawLetterheads, type Membrete } from '@/shared/lib/file/paper/letterhead'
import { drawPageNumbers, HEAD_GREY, plainSpaces } from '@/shared/lib/file/pdf'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'
import { capitalized } from '@/shared/lib/text'
import { dicho, ejercicioDicho, type Fechas } from './corte'
import { ejecucionGasto, ejecucionIngreso, resumenPresupuesto } from './formulas'
import type { Gasto, Ingreso } from './partida'
import { columnsOfGastos, columnsOfIngresos, totalOf } from './presupuesto-csv'

/** Millimetres on an A4 in landscape. */
const MARGIN = 14
const TITLE_AND_ROWS = 30
const SUMMARY_AND_SIGNATURES = 38
const SIGNATURE_WIDTH = 80
/** More columns than these are written smaller. */
const MOST_AT_EASE = 9

const usd = (amount: number) => plainSpaces(formatUsd(amount))
const percent = (value: number) => plainSpaces(formatPercent(value))

/** `amounts`: the columns on the right. */
type Table = { title: string; head: string[]; body: string[][]; foot: RowInput; amounts: ReadonlySet<number> }

/** The columns of the files between which the execution stands: behind those of the specification. */
function tableOf<T>(
  title: string,
  columns: readonly CsvColumn<T>[],
  lines: readonly T[],
  execution: { at: number; of: (line: T) => number; total: number },
): Table {
  const among = (cells: string[], cell: string) => cells.toSpliced(execution.at, 0, cell)
  const isAmount = ({ decimals }: CsvColumn<T>) => decimals !== undefined
  const shown = (column: CsvColumn<T>, line: T) => {
    const content = column.value(line)
    return typeof content === 'number' ? usd(content) : drawable(content)
  }
  return {
    title,
    head: among(
      columns.map(({ header }) =>
        header.replace('Saldo por D', 'Saldo por d').replace('Saldo por C', 'Saldo por c'),
      ),
      'Ejecución',
    ),
    body: lines.map((line) =>
      among(
        columns.map((column) => shown(column, line)),
        percent(execution.of(line)),
      ),
    ),
    foot: [
      { content: `TOTAL ${title.toUpperCase()}`, colSpan: 2 },
      ...among(
        columns.map((column) => (isAmount(column) ? usd(totalOf(column, lines)) : '')),
        percent(execution.total),
      ).slice(2),
    ],
    amounts: new Set([
      execution.at,
      ...columns.flatMap((column, at) => (isAmount(column) ? [at < execution.at ? at : at + 1] : [])),
    ]),
  }
}

/** `top`, or the top of a new page when less than `needed` millimetres are left. */
function place(pdf: jsPDF, top: number, needed: number): number {
  if (top + needed <= pdf.internal.pageSize.getHeight() - MARGIN) return top
  pdf.addPage()
  return BELOW_HEAD + 4
}

/** Says that a side has no lines, across the whole table. */
const emptyRow = ({ title, head }: Table): CellDef => ({
  content: `No hay partidas de ${title.toLowerCase()}.`,
  colSpan: head.length,
})

/** Draws a table under `below` and returns where it ends. `corte` is its own day, where the document has none for all. */
function drawTable(pdf: jsPDF, table: Table, below: number, corte: string | undefined): number {
  const top = place(pdf, below, TITLE_AND_ROWS)
  let end = top
  const title = corte ? `${table.title} al ${formatDay(corte)}` : table.title
  pdf.setFont(SANS, 'bold').setFontSize(11).text(title, MARGIN, top)
  autoTable(pdf, {
    startY: top + 2,
    margin: { left: MARGIN, right: MARGIN, top: BELOW_HEAD, bottom: 16 },
    head: [table.head],
    body: table.body.length > 0 ? table.body : [[emptyRow(table)]],
    foot: [table.foot],
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
    theme: 'grid',
    styles: {
      font: SANS,
      fontSize: table.head.length > MOST_AT_EASE ? 6.5 : 8,
      textColor: 20,
      lineColor: 160,
    },
    headStyles: { fillColor: HEAD_GREY, textColor: 20, fontStyle: 'bold', halign: 'center' },
    footStyles: { fillColor: HEAD_GREY, textColor: 20, fontStyle: 'bold' },
    columnStyles: { 0: { cellWidth: 26 } },
    didParseCell: ({ cell, column, section }) => {
      if (table.amounts.has(column.index) && section !== 'head') cell.styles.halign = 'right'
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end
    },
  })
  return end
}

function drawSummary(pdf: jsPDF, resumen: ReturnType<typeof resumenPresupuesto>, top: number): void {
  const lines = [
    `Saldo disponible (recaudado menos pagado): ${usd(resumen.saldoDisponible)}`,
    `Ejecución total (promedio de ingresos y gastos): ${percent(resumen.ejecucionTotal)}`,
    `Resultado proyectado (ingresos menos gastos codificados): ${usd(resumen.resultadoProyectado)}`,
  ]
  pdf.setFont(SANS, 'normal').setFontSize(9).text(lines, MARGIN, top)
}

function drawSignatures(pdf: jsPDF, top: number): void {
  const width = pdf.internal.pageSize.getWidth()
  const places: [string, number][] = [
    ['Elaborado por: Tesorería', width / 4],
    ['Autorizado por: Jefatura', (width * 3) / 4],
  ]
  pdf.setFont(SANS, 'normal').setFontSize(9)
  for (const [label, center] of places) {
    pdf.line(center - SIGNATURE_WIDTH / 2, top, center + SIGNATURE_WIDTH / 2, top)
    pdf.text(label, center, top + 5, { align: 'center' })
  }
}

/**
 * The budget as an official cédula presupuestaria, A4 in landscape with the brigade's head on each page, made offline
 * (contract §6).
 */
export function presupuestoPdf(
  ingresos: readonly Ingreso[],
  gastos: readonly Gasto[],
  membrete: Membrete,
  fechas: Fechas,
): Blob {
  const resumen = resumenPresupuesto(ingresos, gastos)
  const pdf = newDocument({ orientation: 'landscape' })
  const dated = dicho(fechas.todo, fechas.hecho)
  const head = `${capitalized(dated)}${ejercicioDicho(fechas)}. Valores en dólares.`
  pdf
    .setProperties({ title: `Cédula presupuestaria ${dated}`, author: membrete.nombreInstitucion })
    .setLanguage('es-EC')
  pdf
    .setFont(SANS, 'bold')
    .setFontSize(16)
    .text('Cédula presupuestaria', MARGIN, BELOW_HEAD + 6)
  pdf
    .setFont(SANS, 'normal')
    .setFontSize(10)
    .text(head, MARGIN, BELOW_HEAD + 12)

  const ingresosTable = tableOf('Ingresos', columnsOfIngresos(ingresos), ingresos, {
    at: 6,
    of: ejecucionIngreso,
    total: resumen.ingresos.ejecucion,
  })
  const gastosTable = tableOf('Gastos', columnsOfGastos(gastos), gastos, {
    at: 8,
    of: ejecucionGasto,
    total: resumen.gastos.ejecucion,
  })
  const own: Partial<Fechas> = fechas.todo ? {} : fechas
  const afterIngresos = drawTable(pdf, ingresosTable, BELOW_HEAD + 20, own.ingresos)
  const afterGastos = drawTable(pdf, gastosTable, afterIngresos + 10, own.gastos)
  const top = place(pdf, afterGastos + 8, SUMMARY_AND_SIGNATURES)
  drawSummary(pdf, resumen, top)
  drawSignatures(pdf, top + 30)
  drawLetterheads(pdf, membrete, MARGIN)
  drawPageNumbers(pdf, MARGIN)
  return pdf.output('blob')
}

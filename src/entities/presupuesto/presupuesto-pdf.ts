import { jsPDF } from 'jspdf'
import { autoTable, type CellDef, type RowInput } from 'jspdf-autotable'
import { formatDay } from '@/shared/lib/fecha'
import { drawPageNumbers, HEAD_GREY, pdfText, plainSpaces } from '@/shared/lib/file/pdf'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'
import { capitalized } from '@/shared/lib/text'
import { dicho, ejercicioDicho, type Fechas } from './corte'
import { ejecucionGasto, ejecucionIngreso, resumenPresupuesto } from './formulas'
import type { Gasto, Ingreso } from './partida'

/** Millimetres on an A4 in landscape. */
const MARGIN = 14
const TITLE_AND_ROWS = 30
const SUMMARY_AND_SIGNATURES = 38
const SIGNATURE_WIDTH = 80

const usd = (amount: number) => plainSpaces(formatUsd(amount))
const percent = (value: number) => plainSpaces(formatPercent(value))

type Table = { title: string; head: string[]; body: string[][]; foot: RowInput }

function ingresosTable(
  lines: readonly Ingreso[],
  total: ReturnType<typeof resumenPresupuesto>['ingresos'],
): Table {
  return {
    title: 'Ingresos',
    head: [
      'Partida',
      'Denominación',
      'Codificado',
      'Devengado',
      'Recaudado',
      'Saldo por devengar',
      'Ejecución',
    ],
    body: lines.map((line) => [
      pdfText(line.partida),
      pdfText(line.denominacion),
      ...[line.codificado, line.devengado, line.recaudado, line.saldoDevengar].map(usd),
      percent(ejecucionIngreso(line)),
    ]),
    foot: [
      { content: 'TOTAL INGRESOS', colSpan: 2 },
      ...[total.codificado, total.devengado, total.recaudado, total.saldoDevengar].map(usd),
      percent(total.ejecucion),
    ],
  }
}

function gastosTable(lines: readonly Gasto[], total: ReturnType<typeof resumenPresupuesto>['gastos']): Table {
  const amounts = (line: Omit<Gasto, 'id' | 'partida' | 'denominacion'>) =>
    [
      line.codificado,
      line.comprometido,
      line.devengado,
      line.pagado,
      line.saldoComprometer,
      line.saldoDevengar,
    ].map(usd)
  return {
    title: 'Gastos',
    head: [
      'Partida',
      'Denominación',
      'Codificado',
      'Comprometido',
      'Devengado',
      'Pagado',
      'Saldo por comprometer',
      'Saldo por devengar',
      'Ejecución',
    ],
    body: lines.map((line) => [
      pdfText(line.partida),
      pdfText(line.denominacion),
      ...amounts(line),
      percent(ejecucionGasto(line)),
    ]),
    foot: [{ content: 'TOTAL GASTOS', colSpan: 2 }, ...amounts(total), percent(total.ejecucion)],
  }
}

/** `top`, or the top of a new page when less than `needed` millimetres are left. */
function place(pdf: jsPDF, top: number, needed: number): number {
  if (top + needed <= pdf.internal.pageSize.getHeight() - MARGIN) return top
  pdf.addPage()
  return MARGIN + 6
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
  pdf.setFont('helvetica', 'bold').setFontSize(11).text(title, MARGIN, top)
  autoTable(pdf, {
    startY: top + 2,
    margin: { left: MARGIN, right: MARGIN, bottom: 16 },
    head: [table.head],
    body: table.body.length > 0 ? table.body : [[emptyRow(table)]],
    foot: [table.foot],
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
    theme: 'grid',
    styles: { font: 'helvetica', fontSize: 8, textColor: 20, lineColor: 160 },
    headStyles: { fillColor: HEAD_GREY, textColor: 20, fontStyle: 'bold', halign: 'center' },
    footStyles: { fillColor: HEAD_GREY, textColor: 20, fontStyle: 'bold' },
    columnStyles: { 0: { cellWidth: 26 } },
    didParseCell: ({ cell, column, section }) => {
      if (column.index >= 2 && section !== 'head') cell.styles.halign = 'right'
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
  pdf.setFont('helvetica', 'normal').setFontSize(9).text(lines, MARGIN, top)
}

function drawSignatures(pdf: jsPDF, top: number): void {
  const width = pdf.internal.pageSize.getWidth()
  const places: [string, number][] = [
    ['Elaborado por: Tesorería', width / 4],
    ['Autorizado por: Jefatura', (width * 3) / 4],
  ]
  pdf.setFont('helvetica', 'normal').setFontSize(9)
  for (const [label, center] of places) {
    pdf.line(center - SIGNATURE_WIDTH / 2, top, center + SIGNATURE_WIDTH / 2, top)
    pdf.text(label, center, top + 5, { align: 'center' })
  }
}

/**
 * The budget as an official cédula presupuestaria, A4 in landscape, made offline (contract §6).
 */
export function presupuestoPdf(
  ingresos: readonly Ingreso[],
  gastos: readonly Gasto[],
  institution: string,
  fechas: Fechas,
): Blob {
  const resumen = resumenPresupuesto(ingresos, gastos)
  const pdf = new jsPDF({ orientation: 'landscape', format: 'a4', unit: 'mm' })
  const center = pdf.internal.pageSize.getWidth() / 2
  const dated = dicho(fechas.todo, fechas.hecho)
  const head = `${capitalized(dated)}${ejercicioDicho(fechas)}. Valores en dólares.`
  pdf.setProperties({ title: `Cédula presupuestaria ${dated}`, author: institution }).setLanguage('es-EC')
  pdf.setFont('helvetica', 'bold').setFontSize(14).text(pdfText(institution), center, 16, { align: 'center' })
  pdf.setFontSize(12).text('Cédula presupuestaria', center, 23, { align: 'center' })
  pdf.setFont('helvetica', 'normal').setFontSize(10).text(head, center, 29, { align: 'center' })

  const own: Partial<Fechas> = fechas.todo ? {} : fechas
  const afterIngresos = drawTable(pdf, ingresosTable(ingresos, resumen.ingresos), 38, own.ingresos)
  const afterGastos = drawTable(pdf, gastosTable(gastos, resumen.gastos), afterIngresos + 10, own.gastos)
  const top = place(pdf, afterGastos + 8, SUMMARY_AND_SIGNATURES)
  drawSummary(pdf, resumen, top)
  drawSignatures(pdf, top + 30)
  drawPageNumbers(pdf, MARGIN)
  return pdf.output('blob')
}

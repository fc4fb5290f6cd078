import { jsPDF } from 'jspdf'
import { autoTable, type RowInput } from 'jspdf-autotable'
import { formatDay } from '@/shared/lib/fecha'
import { drawPageNumbers, HEAD_GREY, pdfText, plainSpaces } from '@/shared/lib/file/pdf'
import { FIRMAS, parteDoc, parteTitle } from './parte-doc'
import type { RegistroServicio } from './registro'

/** Millimetres on an A4. */
const MARGIN = 16
const NAME_WIDTH = 48
const SIGNATURES = 40
const SIGNATURE_GAP = 8

const plain = (text: string) => pdfText(plainSpaces(text))

function drawSignatures(pdf: jsPDF, below: number): void {
  const { pageSize } = pdf.internal
  const fits = below + SIGNATURES <= pageSize.getHeight() - MARGIN
  if (!fits) pdf.addPage()
  const top = (fits ? below : MARGIN) + SIGNATURES - 12
  const width = (pageSize.getWidth() - 2 * MARGIN - SIGNATURE_GAP * (FIRMAS.length - 1)) / FIRMAS.length
  pdf.setFont('helvetica', 'normal').setFontSize(9)
  FIRMAS.forEach((name, index) => {
    const left = MARGIN + index * (width + SIGNATURE_GAP)
    pdf.line(left, top, left + width, top)
    pdf.text(name, left + width / 2, top + 5, { align: 'center' })
  })
}

/** The parte of a call with the brigade's head and lines to sign, made offline. `today` is `YYYY-MM-DD`. */
export function partePdf(
  registro: RegistroServicio,
  { nombreInstitucion, direccion }: { nombreInstitucion: string; direccion: string },
  today: string,
): Blob {
  const pdf = new jsPDF({ format: 'a4', unit: 'mm' })
  const center = pdf.internal.pageSize.getWidth() / 2
  const { tablas, textos } = parteDoc(registro)
  pdf
    .setProperties({
      title: plain(`${parteTitle(registro)}, ${formatDay(registro.fecha)}`),
      author: plain(nombreInstitucion),
    })
    .setLanguage('es-EC')
  const line = (text: string, size: number, top: number, weight: 'bold' | 'normal') =>
    pdf.setFont('helvetica', weight).setFontSize(size).text(plain(text), center, top, { align: 'center' })
  line(nombreInstitucion, 14, 18, 'bold')
  line(direccion, 10, 24, 'normal')
  line(parteTitle(registro), 13, 33, 'bold')
  line(`Hecho el ${formatDay(today)}`, 9, 38, 'normal')
  const heading = (content: string): RowInput => [
    { content, colSpan: 2, styles: { fillColor: HEAD_GREY, fontStyle: 'bold' } },
  ]
  let end = 42
  autoTable(pdf, {
    startY: end,
    margin: { left: MARGIN, right: MARGIN, bottom: MARGIN },
    body: [
      ...tablas.flatMap(({ titulo, filas }) => [
        heading(titulo),
        ...filas.map(([name, value]) => [name, plain(value)]),
      ]),
      ...textos.flatMap(([name, text]) => [heading(name), [{ content: plain(text), colSpan: 2 }]]),
    ],
    theme: 'grid',
    styles: { font: 'helvetica', fontSize: 9, textColor: 20, lineColor: 160, overflow: 'linebreak' },
    columnStyles: { 0: { cellWidth: NAME_WIDTH } },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end
    },
  })
  drawSignatures(pdf, end)
  drawPageNumbers(pdf, MARGIN)
  return pdf.output('blob')
}

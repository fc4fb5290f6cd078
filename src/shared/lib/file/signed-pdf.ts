import { jsPDF } from 'jspdf'
import { autoTable, type RowInput, type UserOptions } from 'jspdf-autotable'
import { formatDay } from '@/shared/lib/fecha'
import { drawPageNumbers, HEAD_GREY, pdfText, plainSpaces } from './pdf'

/** Millimetres on an A4. */
const MARGIN = 16
const SIGNATURES = 40
const SIGNATURE_GAP = 8
const GAP = 4

export type Institucion = { nombreInstitucion: string; direccion: string }

/** A table of the document; a column without a width takes what is left. */
type PdfTable = { rows: readonly RowInput[]; columnStyles?: UserOptions['columnStyles'] }

type SignedPdf = {
  institucion: Institucion
  title: string
  /** What the file says of itself beside the title. */
  subject: string
  tables: readonly PdfTable[]
  firmas: readonly string[]
  /** `YYYY-MM-DD` */
  today: string
}

/** A text in letters and spaces that the standard fonts have. */
export const plain = (text: string): string => pdfText(plainSpaces(text))

/** A heading over the columns of a table. */
export const pdfHeading = (content: string, colSpan: number): RowInput => [
  { content: plain(content), colSpan, styles: { fillColor: HEAD_GREY, fontStyle: 'bold' } },
]

function drawSignatures(pdf: jsPDF, below: number, firmas: readonly string[]): void {
  const { pageSize } = pdf.internal
  const fits = below + SIGNATURES <= pageSize.getHeight() - MARGIN
  if (!fits) pdf.addPage()
  const top = (fits ? below : MARGIN) + SIGNATURES - 12
  const width = (pageSize.getWidth() - 2 * MARGIN - SIGNATURE_GAP * (firmas.length - 1)) / firmas.length
  pdf.setFont('helvetica', 'normal').setFontSize(9)
  firmas.forEach((name, index) => {
    const left = MARGIN + index * (width + SIGNATURE_GAP)
    pdf.line(left, top, left + width, top)
    pdf.text(name, left + width / 2, top + 5, { align: 'center' })
  })
}

/** A document with the brigade's head and lines to sign, made offline. */
export function signedPdf({ institucion, title, subject, tables, firmas, today }: SignedPdf): Blob {
  const pdf = new jsPDF({ format: 'a4', unit: 'mm' })
  const center = pdf.internal.pageSize.getWidth() / 2
  pdf
    .setProperties({ title: plain(`${title}, ${subject}`), author: plain(institucion.nombreInstitucion) })
    .setLanguage('es-EC')
  const line = (text: string, size: number, top: number, weight: 'bold' | 'normal') =>
    pdf.setFont('helvetica', weight).setFontSize(size).text(plain(text), center, top, { align: 'center' })
  line(institucion.nombreInstitucion, 14, 18, 'bold')
  line(institucion.direccion, 10, 24, 'normal')
  line(title, 13, 33, 'bold')
  line(`Hecho el ${formatDay(today)}`, 9, 38, 'normal')
  let end = 42
  for (const { rows, columnStyles = {} } of tables) {
    autoTable(pdf, {
      startY: end,
      margin: { left: MARGIN, right: MARGIN, bottom: MARGIN },
      body: [...rows],
      theme: 'grid',
      styles: { font: 'helvetica', fontSize: 9, textColor: 20, lineColor: 160, overflow: 'linebreak' },
      columnStyles,
      didDrawPage: ({ cursor }) => {
        end = cursor?.y ?? end
      },
    })
    end += GAP
  }
  drawSignatures(pdf, end - GAP, firmas)
  drawPageNumbers(pdf, MARGIN)
  return pdf.output('blob')
}

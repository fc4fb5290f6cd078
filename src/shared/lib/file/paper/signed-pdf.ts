import type { jsPDF } from 'jspdf'
import { formatDay } from '@/shared/lib/fecha'
import { newDocument, SANS } from '@/shared/lib/file/font/document'
import { drawPageNumbers } from '@/shared/lib/file/pdf'
import { BELOW_HEAD, drawLetterheads, type Membrete } from './letterhead'
import { type PdfPart, partsDrawer, plain } from './parts'
import { keptAtEnd, type Piece, placed } from './pieces'

/** Millimetres on an A4. */
const MARGIN = 16
const TITLE = 14
const SIGNATURES = 38
const SIGNATURE_GAP = 8
const SEAL = 26
/** These last rows or lines go to the sheet of the signatures, so that nobody signs an empty one. */
const LAST_ROWS = 3

type SignedPdf = {
  membrete: Membrete
  title: string
  /** Below the title; the file says it of itself too. */
  subject: string
  parts: readonly PdfPart[]
  firmas: readonly string[]
  /** `YYYY-MM-DD` */
  today: string
}

function titlePiece(pdf: jsPDF, title: string, subject: string, made: string): Piece {
  const right = pdf.internal.pageSize.getWidth() - MARGIN
  const room = right - MARGIN - 60
  const lines: string[] = pdf.setFont(SANS, 'bold').setFontSize(9).splitTextToSize(plain(subject), room)
  return {
    height: TITLE + (lines.length - 1) * 4,
    keep: true,
    draw: (top) => {
      pdf
        .setFont(SANS, 'bold')
        .setFontSize(16)
        .text(plain(title), MARGIN, top + 6)
      pdf.setFontSize(9).text(lines, MARGIN, top + 12)
      pdf.setFont(SANS, 'normal').text(made, right, top + 12, { align: 'right' })
    },
  }
}

/** A line for each, and the place of the seal. */
function signaturesPiece(pdf: jsPDF, firmas: readonly string[]): Piece {
  const room = pdf.internal.pageSize.getWidth() - 2 * MARGIN - SEAL
  const width = Math.min(70, room / firmas.length - SIGNATURE_GAP)
  return {
    height: SIGNATURES,
    draw: (top) => {
      const y = top + SIGNATURES - 6
      pdf.setFont(SANS, 'normal').setFontSize(9).setDrawColor(20).setLineWidth(0.25)
      for (const [index, name] of firmas.entries()) {
        const left = MARGIN + (index * room) / firmas.length
        pdf.line(left, y, left + width, y)
        pdf.text(name, left + width / 2, y + 5, { align: 'center' })
      }
      const [x, middle] = [MARGIN + room + SEAL / 2, top + SIGNATURES - SEAL / 2]
      pdf
        .setDrawColor(160)
        .setLineDashPattern([1, 1], 0)
        .circle(x, middle, SEAL / 2)
      pdf.setLineDashPattern([], 0).text('Sello', x, middle + 1, { align: 'center' })
    },
  }
}

/** A document with the brigade's head on each page and lines to sign, made offline. */
export function signedPdf({ membrete, title, subject, parts, firmas, today }: SignedPdf): Blob {
  const pdf = newDocument()
  const { pageSize } = pdf.internal
  pdf
    .setProperties({ title: plain(`${title}, ${subject}`), author: plain(membrete.nombreInstitucion) })
    .setLanguage('es-EC')
  const draw = partsDrawer(pdf)
  const span = { left: MARGIN, width: pageSize.getWidth() - 2 * MARGIN }
  const pieces = [
    titlePiece(pdf, title, subject, `Hecho el ${formatDay(today)}`),
    ...keptAtEnd(
      parts.flatMap((part) => draw(part, span)),
      LAST_ROWS,
    ),
    signaturesPiece(pdf, firmas),
  ]
  const places = placed(pieces, BELOW_HEAD, pageSize.getHeight() - MARGIN)
  for (const [index, piece] of pieces.entries()) {
    const { page, top } = places[index] ?? { page: 0, top: BELOW_HEAD }
    while (pdf.getNumberOfPages() <= page) pdf.addPage()
    pdf.setPage(page + 1)
    if (piece.again && page > (places[index - 1]?.page ?? page)) piece.again.draw(BELOW_HEAD)
    piece.draw(top)
  }
  drawLetterheads(pdf, membrete, MARGIN)
  drawPageNumbers(pdf, MARGIN)
  return pdf.output('blob')
}

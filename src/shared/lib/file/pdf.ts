import type { jsPDF } from 'jspdf'
import { SANS } from './font/document'

/** The ground of a heading in a table: 0 is black, 255 white. */
export const HEAD_GREY = 225

/** Spaces of one width: a table breaks no line at them. */
export const plainSpaces = (text: string): string => text.replace(/[\u202f\u2007\u2009]/g, '\u00a0')

/** `Página 1 de 3` at the foot of each page, `margin` mm from its right edge. */
export function drawPageNumbers(pdf: jsPDF, margin: number): void {
  const pages = pdf.getNumberOfPages()
  const { pageSize } = pdf.internal
  pdf.setFont(SANS, 'normal').setFontSize(8)
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page)
    pdf.text(`Página ${page} de ${pages}`, pageSize.getWidth() - margin, pageSize.getHeight() - 8, {
      align: 'right',
    })
  }
}

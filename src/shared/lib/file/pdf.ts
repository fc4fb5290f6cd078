import type { jsPDF } from 'jspdf'

/** The ground of a heading in a table: 0 is black, 255 white. */
export const HEAD_GREY = 225

/** Characters outside the Windows code page: a PDF's standard fonts can't draw them. */
const UNKNOWN = /[^\n -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/gu

/**
 * The text in characters that a PDF's standard fonts can draw: `Ș` becomes `S`, an emoji `?`. A single unknown
 * character would turn its whole line into other letters.
 */
export const pdfText = (text: string): string =>
  text.normalize('NFC').replace(UNKNOWN, (run) => {
    const plain = run.normalize('NFKD').replace(UNKNOWN, '')
    return plain || (/[\p{L}\p{N}\p{P}\p{S}]/u.test(run) ? '?' : '')
  })

/** A PDF's standard fonts know the Windows code page, which has no other spaces than these two. */
export const plainSpaces = (text: string): string => text.replace(/[\u202f\u2007\u2009]/g, '\u00a0')

/** `Página 1 de 3` at the foot of each page, `margin` mm from its right edge. */
export function drawPageNumbers(pdf: jsPDF, margin: number): void {
  const pages = pdf.getNumberOfPages()
  const { pageSize } = pdf.internal
  pdf.setFont('helvetica', 'normal').setFontSize(8)
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page)
    pdf.text(`Página ${page} de ${pages}`, pageSize.getWidth() - margin, pageSize.getHeight() - 8, {
      align: 'right',
    })
  }
}

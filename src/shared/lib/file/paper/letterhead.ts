import type { jsPDF } from 'jspdf'
import { SANS } from '@/shared/lib/file/font/document'
import { plain } from './parts'

/** Millimetres. */
const EMBLEM = 12
const HEAD = 13
const NAME_SIZE = 12

/** Where the page goes on below the head, in millimetres. */
export const BELOW_HEAD = HEAD + EMBLEM + 6

/** `emblema`: its picture, a PNG. */
export type Membrete = { nombreInstitucion: string; direccion: string; emblema?: Uint8Array | undefined }

/** The brigade's head, as printed paper has it, on each page; `margin` in millimetres. */
export function drawLetterheads(
  pdf: jsPDF,
  { nombreInstitucion, direccion, emblema }: Membrete,
  margin: number,
): void {
  const left = emblema ? margin + EMBLEM + 4 : margin
  const right = pdf.internal.pageSize.getWidth() - margin
  const name = plain(nombreInstitucion)
  const wide = pdf.setFont(SANS, 'bold').setFontSize(NAME_SIZE).getTextWidth(name)
  const size = Math.min(NAME_SIZE, (NAME_SIZE * (right - left)) / wide)
  for (let page = 1; page <= pdf.getNumberOfPages(); page += 1) {
    pdf.setPage(page)
    if (emblema) pdf.addImage(emblema, 'PNG', margin, HEAD, EMBLEM, EMBLEM, 'emblema', 'FAST')
    pdf
      .setFont(SANS, 'bold')
      .setFontSize(size)
      .text(name, left, HEAD + 5)
    pdf
      .setFont(SANS, 'normal')
      .setFontSize(9)
      .text(plain(direccion), left, HEAD + 10)
    pdf
      .setDrawColor(20)
      .setLineWidth(0.6)
      .line(margin, HEAD + EMBLEM + 2, right, HEAD + EMBLEM + 2)
  }
}

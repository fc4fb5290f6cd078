import { jsPDF, type jsPDFOptions } from 'jspdf'
import sans from './sans.ttf?inline'
import bold from './sans-bold.ttf?inline'

/** The name under which a document knows its fonts, `normal` and `bold`. */
export const SANS = 'Sans'

const dataOf = (url: string): string => url.slice(url.indexOf(',') + 1)

/** An empty A4 in millimetres that draws what people write: a PDF's own fonts know 217 letters, and no ⅓, ≥ or ł. */
export function newDocument(options: Pick<jsPDFOptions, 'orientation'> = {}): jsPDF {
  const pdf = new jsPDF({ ...options, format: 'a4', unit: 'mm' })
  for (const [file, data, style] of [
    ['sans.ttf', sans, 'normal'],
    ['sans-bold.ttf', bold, 'bold'],
  ] as const) {
    pdf.addFileToVFS(file, dataOf(data))
    pdf.addFont(file, SANS, style)
  }
  return pdf.setFont(SANS, 'normal')
}

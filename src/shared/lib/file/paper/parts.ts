import type { jsPDF } from 'jspdf'
import { SANS } from '@/shared/lib/file/font/document'
import { drawable } from '@/shared/lib/file/font/letters'
import { plainSpaces } from '@/shared/lib/file/pdf'
import type { Piece } from './pieces'

/** Points and millimetres. */
const SIZE = 9
const LINE = 4.3
const PAD = 1.1
const PAD_SIDE = 1.6
const GAP = 4
/** The ground of a heading in a table: 0 is black, 255 white. */
const TINT = 240
const BETWEEN = 6
/** The first column of a table without a head takes no more than this part. */
const NAMES = 0.45
/** A row of more lines goes on in another. */
const MOST_LINES = 24
/** Two tables that are higher don't stand beside each other. */
const MOST_BESIDE = 130

/** `mm`: its width; the columns without one share what is left. */
type Column = { header: string; mm?: number | undefined; align?: 'right' | undefined }

/** Without columns, a table has two, and the first cell of each row names it. */
type PdfTable = { titulo: string; columnas?: readonly Column[]; filas: readonly (readonly string[])[] }
/** One part of a document below the other; of `juntas` the tables stand beside each other. */
export type PdfPart = PdfTable | { titulo: string; texto: string } | { juntas: readonly [PdfTable, PdfTable] }

/** A text in letters and spaces that the document's fonts have. */
export const plain = (text: string): string => drawable(plainSpaces(text))

/** Where on the page, in millimetres. */
type Span = { left: number; width: number }
type Row = readonly { text: string; width: number; bold?: boolean; right?: boolean }[]

/** The pieces of one part after the other. */
export function partsDrawer(pdf: jsPDF) {
  const letters = (bold = false) => pdf.setFont(SANS, bold ? 'bold' : 'normal').setFontSize(SIZE)
  const linesOf = (text: string, width: number, bold = false): string[] =>
    letters(bold).splitTextToSize(plain(text), width)

  const heading = (titulo: string, { left }: Span): Piece => ({
    ...{ height: LINE + 1.4, gap: GAP, keep: true },
    draw: (top) => {
      pdf
        .setFont(SANS, 'bold')
        .setFontSize(SIZE + 1.5)
        .text(plain(titulo), left, top + LINE - 0.8)
    },
  })

  /** The row in one piece, or in several where it is very long. */
  function rowPieces(row: Row, { left }: Span): Piece[] {
    const cells = row.map((cell) => ({
      ...cell,
      lines: linesOf(cell.text, cell.width - 2 * PAD_SIDE, cell.bold),
    }))
    const most = Math.max(1, ...cells.map(({ lines }) => lines.length))
    return Array.from({ length: Math.ceil(most / MOST_LINES) }, (_, part) => {
      const from = part * MOST_LINES
      const height = Math.min(MOST_LINES, most - from) * LINE + 2 * PAD
      return {
        height,
        draw: (top: number) => {
          let x = left
          for (const { lines, width, bold, right } of cells) {
            pdf.setDrawColor(160).setLineWidth(0.18).setFillColor(TINT, TINT, TINT)
            pdf.rect(x, top, width, height, bold ? 'FD' : 'S')
            letters(bold)
            for (const [index, line] of lines.slice(from, from + MOST_LINES).entries())
              pdf.text(
                line,
                right ? x + width - PAD_SIDE : x + PAD_SIDE,
                top + PAD + (index + 0.75) * LINE,
                right ? { align: 'right' } : undefined,
              )
            x += width
          }
        },
      }
    })
  }

  function factPieces({ filas }: PdfTable, span: Span): Piece[] {
    const widest = Math.max(0, ...filas.map(([name = '']) => letters(true).getTextWidth(plain(name))))
    const names = Math.min(widest + 2 * PAD_SIDE + 0.5, span.width * NAMES)
    return filas.flatMap(([name = '', value = '']) =>
      rowPieces(
        [
          { text: name, width: names, bold: true },
          { text: value, width: span.width - names },
        ],
        span,
      ),
    )
  }

  function listPieces(columns: readonly Column[], filas: PdfTable['filas'], span: Span): Piece[] {
    const given = columns.reduce((sum, { mm = 0 }) => sum + mm, 0)
    const open = columns.filter(({ mm }) => mm === undefined).length
    const widths = columns.map(({ mm }) =>
      open > 0 ? (mm ?? (span.width - given) / open) : ((mm ?? 0) * span.width) / given,
    )
    const row = (cells: readonly string[], bold = false) =>
      rowPieces(
        columns.map(({ align }, at) => ({
          ...{ text: cells[at] ?? '', width: widths[at] ?? 0, bold },
          right: align === 'right',
        })),
        span,
      )
    const heads = row(
      columns.map(({ header }) => header),
      true,
    ).map((piece) => ({ ...piece, keep: true }))
    const [again] = heads
    return [...heads, ...filas.flatMap((cells) => row(cells).map((piece) => ({ ...piece, again })))]
  }

  const tablePieces = (table: PdfTable, span: Span): Piece[] => [
    ...(table.titulo ? [heading(table.titulo, span)] : []),
    ...(table.columnas ? listPieces(table.columnas, table.filas, span) : factPieces(table, span)),
  ]

  function textPieces({ titulo, texto }: { titulo: string; texto: string }, { left, width }: Span): Piece[] {
    const lines = linesOf(texto, width)
    return lines.map((line, index) => ({
      height: LINE,
      gap: index === 0 && !titulo ? GAP : 0,
      // Neither the first line nor the last stands alone.
      keep: lines.length > 1 && (index === 0 || index === lines.length - 2),
      draw: (top) => {
        letters().text(line, left, top + 0.75 * LINE)
      },
    }))
  }

  /** Both tables in one piece; one below the other where they are high. */
  function besidePieces(tables: readonly [PdfTable, PdfTable], { left, width }: Span): Piece[] {
    const half = (width - BETWEEN) / 2
    const sides = tables.map((table, index) =>
      tablePieces(table, { left: left + index * (half + BETWEEN), width: half }),
    )
    const heights = sides.map((pieces) => pieces.reduce((sum, { height }) => sum + height, 0))
    const height = Math.max(...heights)
    if (height > MOST_BESIDE) return tables.flatMap((table) => tablePieces(table, { left, width }))
    const draw = (top: number) => {
      for (const pieces of sides) {
        let y = top
        for (const piece of pieces) {
          piece.draw(y)
          y += piece.height
        }
      }
    }
    return [{ height, gap: GAP, draw }]
  }

  return (part: PdfPart, span: Span): Piece[] => {
    if ('juntas' in part) return besidePieces(part.juntas, span)
    if ('filas' in part) return tablePieces(part, span)
    return [...(part.titulo ? [heading(part.titulo, span)] : []), ...textPieces(part, span)]
  }
}

import { type Institucion, pdfHeading, plain, signedPdf } from '@/shared/lib/file/signed-pdf'
import { CERTIFICADO_FIRMAS, CERTIFICADO_TITLE, type Certificado, PARTE_COLUMNS } from './certificado'

/** Millimetres. */
const NAME_WIDTH = 70
const WIDTHS = { 0: { cellWidth: 30 }, 1: { cellWidth: 30 }, 3: { cellWidth: 28 }, 4: { cellWidth: 20 } }

/** The certificate with the brigade's head and lines to sign, made offline. `today` is `YYYY-MM-DD`. */
export function certificadoPdf(
  { de, resumen, partes, notas }: Certificado,
  institucion: Institucion,
  today: string,
): Blob {
  const rows = partes.map(({ fecha, tipo, servicio, funcion, tiempo }) =>
    [fecha, tipo, servicio, funcion, tiempo].map(plain),
  )
  const columns = PARTE_COLUMNS.map((content) => ({ content, styles: { fontStyle: 'bold' as const } }))
  return signedPdf({
    institucion,
    title: CERTIFICADO_TITLE,
    subject: de,
    firmas: CERTIFICADO_FIRMAS,
    today,
    tables: [
      {
        columnStyles: { 0: { cellWidth: NAME_WIDTH } },
        rows: [
          pdfHeading(de, 2),
          ...resumen.map((row) => row.map(plain)),
          ...notas.map((nota) => [{ content: plain(nota), colSpan: 2 }]),
        ],
      },
      ...(rows.length > 0
        ? [
            {
              columnStyles: WIDTHS,
              rows: [pdfHeading('Partes de servicio', PARTE_COLUMNS.length), columns, ...rows],
            },
          ]
        : []),
    ],
  })
}

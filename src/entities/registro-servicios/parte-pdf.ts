import { formatDay } from '@/shared/lib/fecha'
import { type Institucion, pdfHeading, plain, signedPdf } from '@/shared/lib/file/signed-pdf'
import { FIRMAS, parteDoc, parteTitle } from './parte-doc'
import type { RegistroServicio } from './registro'

/** Millimetres. */
const NAME_WIDTH = 48

/** The parte of a call with the brigade's head and lines to sign, made offline. `today` is `YYYY-MM-DD`. */
export function partePdf(registro: RegistroServicio, institucion: Institucion, today: string): Blob {
  const { tablas, textos } = parteDoc(registro)
  return signedPdf({
    institucion,
    title: parteTitle(registro),
    subject: formatDay(registro.fecha),
    firmas: FIRMAS,
    today,
    tables: [
      {
        columnStyles: { 0: { cellWidth: NAME_WIDTH } },
        rows: [
          ...tablas.flatMap(({ titulo, filas }) => [
            pdfHeading(titulo, 2),
            ...filas.map(([name, value]) => [name, plain(value)]),
          ]),
          ...textos.flatMap(([name, text]) => [pdfHeading(name, 2), [{ content: plain(text), colSpan: 2 }]]),
        ],
      },
    ],
  })
}

import type { Membrete } from '@/shared/lib/file/paper/letterhead'
import { signedPdf } from '@/shared/lib/file/paper/signed-pdf'
import { CERTIFICADO_FIRMAS, type Certificado } from './certificado'

/** The certificate as its printed sheet, with the brigade's head and lines to sign, made offline. `today` is `YYYY-MM-DD`. */
export function certificadoPdf(
  { title, de, resumen, partes, columns, notas }: Certificado,
  membrete: Membrete,
  today: string,
): Blob {
  return signedPdf({
    ...{ membrete, title, today },
    subject: de,
    firmas: CERTIFICADO_FIRMAS,
    parts: [
      { titulo: '', filas: resumen },
      ...(partes.length > 0
        ? [
            {
              titulo: 'Partes de servicio',
              columnas: columns,
              filas: partes.map((parte) => columns.map(({ field }) => parte[field])),
            },
          ]
        : []),
      ...(notas.length > 0 ? [{ titulo: '', texto: notas.join('\n') }] : []),
    ],
  })
}

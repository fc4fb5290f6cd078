import type { Membrete } from '@/shared/lib/file/paper/letterhead'
import { signedPdf } from '@/shared/lib/file/paper/signed-pdf'
import type { ActaDoc } from './acta-doc'

/** A paper of an inspection as its printed sheet, made offline. `today` is `YYYY-MM-DD`. */
export function actaPdf(doc: ActaDoc, membrete: Membrete, today: string): Blob {
  const { title, subject, datos, hallazgos, textos, firmas } = doc
  const columnas = [{ header: '', mm: 8 }, { header: 'Lo que falta' }, { header: 'Artículo', mm: 40 }]
  return signedPdf({
    ...{ membrete, today, title, subject, firmas },
    parts: [
      { titulo: 'El local', filas: datos.filter(([, value]) => value) },
      ...(hallazgos.length > 0
        ? [
            {
              titulo: 'Hallazgos',
              columnas,
              filas: hallazgos.map(({ texto, articulo, nota }, n) => [
                String(n + 1),
                [texto, nota].filter(Boolean).join('. '),
                articulo,
              ]),
            },
          ]
        : []),
      ...textos.map(([titulo, texto]) => ({ titulo, texto })),
    ],
  })
}

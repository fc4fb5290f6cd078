import { asksLetters } from '@/admin/ui/print/export-pdf'
import type { Acta } from '@/entities/inspecciones/visita/acta'
import type { ActaDoc } from '@/entities/inspecciones/visita/acta-doc'
import { emblemPng } from '@/entities/sitio/emblem-png'
import { toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import type { Overlays } from '@/shared/ui/overlay/overlays'

const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

type Papel = {
  acta: Acta
  doc: ActaDoc
  message: string
  institucion: { nombreInstitucion: string; direccion: string }
}

/** The paper as a file, made offline; an emblem that can't be drawn is left out. */
async function fileOf({ acta, doc, institucion }: Papel): Promise<File> {
  const { actaPdf } = await import('@/entities/inspecciones/visita/acta-pdf')
  const emblema = await emblemPng().catch((error: unknown) => {
    console.warn('El emblema no se pudo poner en un PDF', error)
    return undefined
  })
  const pdf = actaPdf(doc, { ...institucion, emblema }, toDay(new Date()))
  return new File([pdf], `acta-${acta.numero}.pdf`, { type: 'application/pdf' })
}

/**
 * Opens the phone's share sheet with the PDF, or with its text where the phone takes no files; where there is no sheet, the file
 * is downloaded. Only the person can tell whether it went, so nothing says so.
 */
export async function compartirActa(overlays: Overlays, papel: Papel): Promise<void> {
  if (!(await asksLetters(overlays, papel.doc))) return
  try {
    const file = await fileOf(papel)
    const withFile = { title: papel.doc.title, files: [file] }
    if (navigator.canShare?.(withFile)) await navigator.share(withFile)
    else if (typeof navigator.share === 'function')
      await navigator.share({ title: papel.doc.title, text: papel.message })
    else downloadBlob(file, file.name)
  } catch (error) {
    if (wasDismissed(error)) return
    console.error('No se pudo compartir un acta', error)
    overlays.showError('No se pudo compartir.', 'Imprima el acta, o guárdela como PDF al imprimir.')
  }
}

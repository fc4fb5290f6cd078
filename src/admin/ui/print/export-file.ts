import { emblemPng } from '@/entities/sitio/emblem-png'
import { downloadBlob } from '@/shared/lib/file/download'
import { undrawable } from '@/shared/lib/file/font/letters'
import { plural } from '@/shared/lib/plural'
import { sentenceOf } from '@/shared/lib/spoken-error'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** Says `Exportación iniciada`, then downloads what `make` makes. */
export async function exportFile(
  { showError, showSuccess }: Overlays,
  name: string,
  make: () => Promise<Blob>,
): Promise<void> {
  showSuccess({ title: 'Exportación iniciada', message: `Se está generando ${name}` })
  try {
    downloadBlob(await make(), name)
  } catch (error) {
    console.error(`Error al generar el archivo ${name}`, error)
    showError('No se pudo generar el archivo.')
  }
}

/** Signs that are named; a text in another script has hundreds. */
const SHOWN = 12

/**
 * Whether the PDF of these values may be made: where its letters can't draw something of what was written, it says which
 * signs, before anything is printed and signed.
 */
export async function asksLetters({ confirm }: Overlays, written: unknown): Promise<boolean> {
  const lacking = undrawable(JSON.stringify(written))
  if (lacking.length === 0) return true
  const more = lacking.length > SHOWN ? ` y ${plural(lacking.length - SHOWN, 'más', 'más')}` : ''
  return confirm({
    title: 'El PDF no puede dibujar todo',
    question: `Estos signos saldrán como «?» o con otra letra: ${lacking.slice(0, SHOWN).join(' ')}${more}. Puede corregirlos antes.`,
    confirm: 'Hacer el PDF así',
  })
}

/** The brigade's emblem; where it can't be drawn, what is made goes without it, and says so. */
export async function emblemFor({ showNotice }: Overlays): Promise<Uint8Array | undefined> {
  try {
    return await emblemPng()
  } catch (error) {
    console.warn('El emblema no se pudo poner en un PDF', error)
    showNotice('El PDF va sin el emblema.', sentenceOf(error) ?? 'Este navegador no lo pudo dibujar.')
    return undefined
  }
}

/**
 * Downloads the document of what is `written`. `make` loads its writer, which is large and rarely needed; it gets the
 * brigade's emblem, as far as that can be drawn.
 */
export async function exportPdf(
  overlays: Overlays,
  name: string,
  written: unknown,
  make: (emblema: Uint8Array | undefined) => Promise<Blob>,
): Promise<void> {
  if (await asksLetters(overlays, written))
    await exportFile(overlays, name, async () => make(await emblemFor(overlays)))
}

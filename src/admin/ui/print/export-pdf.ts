import { downloadBlob } from '@/shared/lib/file/download'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** Says `Exportación iniciada`, then downloads the document. `make` loads its writer, which is large and rarely needed. */
export async function exportPdf(
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

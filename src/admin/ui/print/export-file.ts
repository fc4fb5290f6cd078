import { downloadBlob } from '@/shared/lib/file/download'
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

import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** Says `Exportación iniciada`, then downloads `parte-<fecha>-<hora>.pdf`: several calls may be of one night. */
export async function exportParte(
  { showError, showSuccess }: Overlays,
  registro: RegistroServicio,
  institucion: { nombreInstitucion: string; direccion: string },
): Promise<void> {
  const time = registro.horaInicio.replace(':', '')
  const name = `${['parte', registro.fecha, time].filter(Boolean).join('-')}.pdf`
  showSuccess({ title: 'Exportación iniciada', message: `Se está generando ${name}` })
  try {
    // The writer is large and rarely needed.
    const { partePdf } = await import('@/entities/registro-servicios/parte-pdf')
    downloadBlob(partePdf(registro, institucion, toDay(new Date())), name)
  } catch (error) {
    console.error('Error al generar el archivo del parte', error)
    showError('No se pudo generar el archivo.')
  }
}

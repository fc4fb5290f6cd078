import type { Periodo } from '@/entities/registro-servicios/parte/periodo'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/**
 * Says `Exportación iniciada`, then downloads `servicios-<fecha>.xlsx`: the shown services, and the statistics of the
 * period, null for all dates, over the whole log.
 */
export async function exportRegistros(
  { showError, showSuccess }: Overlays,
  shown: readonly RegistroServicio[],
  log: readonly RegistroServicio[],
  periodo: Periodo | null,
): Promise<void> {
  const name = `servicios-${toDay(new Date())}.xlsx`
  showSuccess({ title: 'Exportación iniciada', message: `Se está generando ${name}` })
  try {
    // The writer is large and rarely needed.
    const { registrosXlsx } = await import('@/entities/registro-servicios/registros-xlsx')
    downloadBlob(await registrosXlsx(shown, log, periodo, toDay(new Date())), name)
  } catch (error) {
    console.error('Error al generar el archivo de los servicios', error)
    showError('No se pudo generar el archivo.')
  }
}

import { exportPdf } from '@/admin/ui/print/export-pdf'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** Downloads `parte-<fecha>-<hora>.pdf`: several calls may be of one night. */
export function exportParte(
  overlays: Overlays,
  registro: RegistroServicio,
  institucion: { nombreInstitucion: string; direccion: string },
): Promise<void> {
  const time = registro.horaInicio.replace(':', '')
  const name = `${['parte', registro.fecha, time].filter(Boolean).join('-')}.pdf`
  return exportPdf(overlays, name, [registro, institucion], async (emblema) => {
    const { partePdf } = await import('@/entities/registro-servicios/parte-pdf')
    return partePdf(registro, { ...institucion, emblema }, toDay(new Date()))
  })
}

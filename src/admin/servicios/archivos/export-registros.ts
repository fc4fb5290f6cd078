import { exportFile } from '@/admin/ui/print/export-file'
import type { Periodo } from '@/entities/registro-servicios/parte/periodo'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** `servicios-<fecha>.xlsx`: the shown services, and the statistics of the period, null for all dates, over the whole log. */
export const exportRegistros = (
  overlays: Overlays,
  shown: readonly RegistroServicio[],
  log: readonly RegistroServicio[],
  periodo: Periodo | null,
): Promise<void> =>
  exportFile(overlays, `servicios-${toDay(new Date())}.xlsx`, async () => {
    // The writer is large and rarely needed.
    const { registrosXlsx } = await import('@/entities/registro-servicios/registros-xlsx')
    return registrosXlsx(shown, log, periodo, toDay(new Date()))
  })

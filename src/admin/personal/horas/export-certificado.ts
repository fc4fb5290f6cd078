import { exportPdf } from '@/admin/ui/print/export-pdf'
import type { Periodo } from '@/entities/registro-servicios/parte/periodo'
import { toDay } from '@/shared/lib/fecha'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import type { Certificado } from './certificado'

/** Downloads `certificado-de-horas-<desde>-<hasta>.pdf`; a name of a person is no name of a file. */
export const exportCertificado = (
  overlays: Overlays,
  certificado: Certificado,
  { desde, hasta }: Periodo,
  institucion: { nombreInstitucion: string; direccion: string },
): Promise<void> =>
  exportPdf(
    overlays,
    `certificado-de-horas-${desde}-${hasta}.pdf`,
    [certificado, institucion],
    async (emblema) => {
      const { certificadoPdf } = await import('./certificado-pdf')
      return certificadoPdf(certificado, { ...institucion, emblema }, toDay(new Date()))
    },
  )

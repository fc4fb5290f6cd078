import { PrintButton } from '@/admin/ui/print/print-button'
import { Details } from '@/admin/ui/record/details'
import type { HorasPersona } from '@/entities/horas-personas'
import { type Periodo, periodoTitle } from '@/entities/registro-servicios/periodo'
import { capitalized } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import { Text, Title } from '@/shared/ui/text/text'
import { CERTIFICADO_TITLE, certificadoOf } from './certificado'
import { PrintedCertificado } from './printed-certificado'
import type { Horas } from './use-horas'

type CertificadoDialogProps = {
  persona: HorasPersona
  periodo: Periodo
  horas: Horas
  onClose: () => void
}

/** One person's hours in a period with the partes that they come from, to read and to print. */
export function CertificadoDialog({ persona, periodo, horas, onClose }: CertificadoDialogProps) {
  const certificado = certificadoOf(persona, horas)
  const title = `${capitalized(periodoTitle(periodo))}: ${persona.nombre}`
  return (
    <Dialog onClose={onClose} title={CERTIFICADO_TITLE} size="lg">
      <Stack>
        <Text strong>{title}</Text>
        <Details rows={certificado.resumen} />
        {certificado.partes.length > 0 && (
          <div>
            <Title order={3} size="h4">
              Partes de servicio
            </Title>
            <Details
              rows={certificado.partes.map(({ fecha, servicio, tiempo }) => [
                fecha,
                `${servicio} (${tiempo})`,
              ])}
            />
          </div>
        )}
        {certificado.notas.map((nota) => (
          <Text key={nota} size="sm" dimmed>
            {nota}
          </Text>
        ))}
        <DialogFooter>
          <PrintButton />
        </DialogFooter>
      </Stack>
      <PrintedCertificado certificado={certificado} persona={persona} periodo={periodo} />
    </Dialog>
  )
}

import { useState } from 'react'
import { Can } from '@/access/can'
import { exportPdf } from '@/admin/ui/print/export-file'
import { PrintButton } from '@/admin/ui/print/print-button'
import { Details } from '@/admin/ui/record/details'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { HorasPersona } from '@/entities/horas-personas'
import { type Periodo, periodoTitle } from '@/entities/registro-servicios/parte/periodo'
import { toDay } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { FieldRow } from '@/shared/ui/form/field'
import { TextField } from '@/shared/ui/form/fields'
import { Download } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { type Overlays, useOverlays } from '@/shared/ui/overlay/overlays'
import { Text, Title } from '@/shared/ui/text/text'
import { CERTIFICADO_TITLE, type Certificado, certificadoOf } from './certificado'
import { PrintedCertificado } from './printed-certificado'
import type { Horas } from './use-horas'

/** Downloads `certificado-de-horas-<desde>-<hasta>.pdf`; a name of a person is no name of a file. */
const exportCertificado = (
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

type CertificadoDialogProps = {
  persona: HorasPersona
  /** Two days in their order. */
  periodo: Periodo
  horas: Horas
  onClose: () => void
}

/** One person's hours in a period with the partes that they come from, to read and to print. */
export function CertificadoDialog({ persona, periodo, horas, onClose }: CertificadoDialogProps) {
  const [papeles, setPapeles] = useState({ cedula: persona.miembro?.cedula ?? '', numero: '' })
  const certificado = certificadoOf(persona, periodo, horas, papeles)
  const institucion = useInstitucion()
  const overlays = useOverlays()
  const title = `${capitalized(periodoTitle(periodo))}: ${persona.nombre}`
  return (
    <Dialog onClose={onClose} title={CERTIFICADO_TITLE} size="lg">
      <Stack>
        <Text strong>{title}</Text>
        <FieldRow>
          <TextField
            label="Cédula"
            description="Sale en el papel. Lo que escriba aquí no se guarda."
            inputMode="numeric"
            value={papeles.cedula}
            onChange={({ currentTarget: { value } }) => setPapeles({ ...papeles, cedula: value })}
          />
          <TextField
            label="Número del certificado"
            description="Como lo lleva la brigada. No se guarda."
            value={papeles.numero}
            onChange={({ currentTarget: { value } }) => setPapeles({ ...papeles, numero: value })}
          />
        </FieldRow>
        <Details rows={certificado.resumen} />
        {certificado.partes.length > 0 && (
          <div>
            <Title order={3} size="h4">
              Partes de servicio
            </Title>
            <Details
              rows={certificado.partes.map(({ fecha, tipo, servicio, funcion, minutos, tiempo }) => [
                fecha,
                `${servicio || tipo} (${[funcion.toLowerCase(), minutos === null ? 'sin tiempo anotado' : tiempo].filter(Boolean).join(', ')})`,
              ])}
            />
          </div>
        )}
        {horas.falta.map((sentence) => (
          <Text key={sentence} role="note">
            {sentence}
          </Text>
        ))}
        {certificado.notas.map((nota) => (
          <Text key={nota} size="sm" dimmed>
            {nota}
          </Text>
        ))}
        <DialogFooter>
          <Can permission="system:export">
            <Button
              variant="default"
              leftSection={<Download size={18} aria-hidden />}
              onClick={() => void exportCertificado(overlays, certificado, periodo, institucion)}
            >
              Exportar PDF
            </Button>
          </Can>
          <PrintButton />
        </DialogFooter>
      </Stack>
      <PrintedCertificado certificado={certificado} />
    </Dialog>
  )
}

import { PrintButton } from '@/admin/ui/print/print-button'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Local } from '@/entities/inspecciones/local'
import { numeroDe } from '@/entities/inspecciones/locales'
import type { Acta } from '@/entities/inspecciones/visita/acta'
import { actaDoc, actaMessage } from '@/entities/inspecciones/visita/acta-doc'
import { plantillaDe } from '@/entities/inspecciones/visita/plantilla'
import type { Plantilla } from '@/entities/inspecciones/visita/punto'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Share2 } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { compartirActa } from './compartir-acta'
import { PrintedActa } from './printed-acta'
import classes from './visita.module.css'

type ActaDialogProps = {
  acta: Acta
  local: Local
  versiones: readonly Plantilla[]
  onClose: () => void
  /** Only for a paper whose term can be longer. */
  onProrroga: (() => void) | undefined
}

/** A paper as it was handed over: to print, to sign and to share. */
export function ActaDialog({ acta, local, versiones, onClose, onProrroga }: ActaDialogProps) {
  const overlays = useOverlays()
  const institucion = useInstitucion()
  const plantilla = plantillaDe(versiones, acta.plantilla)
  const { nombre, dueno, direccion, parroquia, actividad } = local
  const of = {
    ...{ nombre, dueno, actividad, numero: numeroDe(local) },
    direccion: [direccion, parroquia].filter(Boolean).join(', '),
  }
  const doc = actaDoc(acta, of, plantilla)
  const message = actaMessage(acta, of, plantilla)
  return (
    <Dialog onClose={onClose} title={doc.title} size="lg">
      <Stack gap="sm">
        <Text size="lg" strong>
          {doc.subject}
        </Text>
        <div className={classes.actions}>
          <PrintButton />
          <Button
            variant="default"
            leftSection={<Share2 size={18} aria-hidden />}
            onClick={() => void compartirActa(overlays, { acta, doc, message, institucion })}
          >
            Compartir
          </Button>
          {onProrroga && (
            <Button variant="default" onClick={onProrroga}>
              Anotar prórroga
            </Button>
          )}
        </div>
        <Text size="sm">Imprima dos: una se queda en el local y la otra, firmada, con la brigada.</Text>
        {doc.hallazgos.length > 0 && (
          <ol aria-label="Hallazgos">
            {doc.hallazgos.map(({ texto, articulo, nota }) => (
              <li key={texto}>{[texto, articulo, nota].filter(Boolean).join(' · ')}</li>
            ))}
          </ol>
        )}
        {doc.textos.map(([name, text]) => (
          <Text key={name}>{`${name}: ${text}`}</Text>
        ))}
      </Stack>
      <PrintedActa doc={doc} />
    </Dialog>
  )
}

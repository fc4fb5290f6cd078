import { Alert } from '@mantine/core'
import { Share2 } from 'lucide-react'
import type { Intake } from './shared-intake'

/** What became of what another app shared, in words. */
export function SharedNotice({ intake }: { intake: Intake }) {
  const failed = intake.kind === 'failed'
  return (
    <Alert color={failed ? 'red' : 'blue'} icon={<Share2 aria-hidden />} role={failed ? 'alert' : 'status'}>
      {failed
        ? 'No se pudo guardar lo que compartió. Agréguelo aquí a mano.'
        : 'Lo que compartió está en el borrador. Complete el reporte y envíelo.'}
      {intake.kind === 'added' &&
        intake.left > 0 &&
        ` ${intake.left === 1 ? 'Una imagen no se pudo' : `${intake.left} imágenes no se pudieron`} agregar: caben cinco, de hasta 10 MB.`}
    </Alert>
  )
}

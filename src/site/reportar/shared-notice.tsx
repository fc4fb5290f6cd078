import { Callout } from '@/shared/ui/box/callout'
import { Share2 } from '@/shared/ui/icon/icons'
import type { Intake } from './shared-intake'

/** Says whether the items that another app shared are in the draft. */
export function SharedNotice({ intake }: { intake: Intake }) {
  const failed = intake.kind === 'failed'
  return (
    <Callout color={failed ? 'red' : 'blue'} icon={<Share2 aria-hidden />} role={failed ? 'alert' : 'status'}>
      {failed
        ? 'No se pudo guardar lo que compartió. Agréguelo aquí a mano.'
        : 'Lo que compartió está en el borrador. Complete el reporte y envíelo.'}
      {intake.kind === 'added' &&
        intake.left > 0 &&
        ` ${intake.left === 1 ? 'Una imagen no se pudo' : `${intake.left} imágenes no se pudieron`} agregar: caben cinco, de hasta 10 MB.`}
    </Callout>
  )
}

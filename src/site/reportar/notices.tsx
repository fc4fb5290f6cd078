import { Callout } from '@/shared/ui/box/callout'
import { CircleAlert, Share2 } from '@/shared/ui/icon/icons'
import type { Intake } from './shared-intake'

/** Warns before somebody writes that this browser keeps nothing: it is `full`, or its storage is blocked. */
export const CantKeepNotice = ({ full }: { full: boolean }) =>
  full ? (
    <Callout color="orange" title="Este teléfono no tiene espacio" role="alert">
      Ni el borrador ni el reporte pueden quedar en él. Libere espacio (fotos, videos u otras aplicaciones) y
      abra otra vez esta página. En una emergencia llame al 911.
    </Callout>
  ) : (
    <Callout color="orange" title="Este navegador no guarda nada" role="alert">
      Tiene bloqueado el almacenamiento, así que ni el borrador ni el reporte pueden quedar en este teléfono.
      Salga del modo privado o revise los permisos del sitio. En una emergencia llame al 911.
    </Callout>
  )

/** A central that nobody claimed has no station behind it. */
export function SampleNotice() {
  return (
    <Callout color="orange" icon={<CircleAlert aria-hidden />} title="Ninguna estación lee estos reportes">
      Este sitio está en modo de muestra: lo que envíe sirve para probarlo. En una emergencia llame al 911.
    </Callout>
  )
}

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

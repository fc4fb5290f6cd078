import { Callout } from '@/shared/ui/box/callout'
import { CircleAlert } from '@/shared/ui/icon/icons'

/** A central that nobody claimed has no station behind it. */
export function SampleNotice() {
  return (
    <Callout color="orange" icon={<CircleAlert aria-hidden />} title="Ninguna estación lee estos reportes">
      Este sitio está en modo de muestra: lo que envíe sirve para probarlo. En una emergencia llame al 911.
    </Callout>
  )
}

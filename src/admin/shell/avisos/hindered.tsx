import { ShieldAlert } from '@/admin/ui/icon/icons'
import { Callout } from '@/shared/ui/box/callout'
import type { Hindrance } from '@/shared/ui/control/hindrance'

const WHY: Record<Hindrance, readonly [title: string, sentence: string]> = {
  insecure: [
    'Aquí no hay avisos sin https',
    'El navegador los permite solo en una dirección que empieza con https://. Pídala a quien administra la central.',
  ],
  install: [
    'Instale la aplicación primero',
    'En un iPhone o iPad: toque Compartir, elija «Agregar a inicio», abra la aplicación desde ahí y vuelva a esta pantalla.',
  ],
  unsupported: [
    'Este navegador no sabe avisar',
    'Abra el panel en Chrome, Edge, Firefox o Safari, actualizados y fuera de una ventana privada.',
  ],
  denied: [
    'Los avisos están bloqueados en este navegador',
    'Toque el icono junto a la dirección, o abra los ajustes de la aplicación, permita las notificaciones y vuelva a esta pantalla.',
  ],
}

/** What stands in the way of this browser's avisos, and what a person does about it. */
export function Hindered({ why }: { why: Hindrance }) {
  const [title, sentence] = WHY[why]
  return (
    <Callout color="orange" role="status" icon={<ShieldAlert aria-hidden />} title={title}>
      {sentence}
    </Callout>
  )
}

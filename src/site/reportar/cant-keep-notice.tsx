import { Callout } from '@/shared/ui/box/callout'

/** Warns before somebody writes that this browser's storage is blocked. */
export function CantKeepNotice() {
  return (
    <Callout color="orange" title="Este navegador no guarda nada" role="alert">
      Tiene bloqueado el almacenamiento, así que ni el borrador ni el reporte pueden quedar en este teléfono.
      Salga del modo privado o revise los permisos del sitio. En una emergencia llame al 911.
    </Callout>
  )
}

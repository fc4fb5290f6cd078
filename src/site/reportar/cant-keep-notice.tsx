import { Callout } from '@/shared/ui/box/callout'

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

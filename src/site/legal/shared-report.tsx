import { hasCentral } from '@/access/central/mark'

/** Explains what a shared report contains and what a station's answer proves. */
export function SharedReport() {
  const central = hasCentral()
  return (
    <ul>
      <li>
        Mientras usted no envíe ni comparta su reporte, todo él se queda en su teléfono: texto, lugar,
        fotografías, nombre, correo y teléfono.
      </li>
      <li>
        Al compartirlo se arma un mensaje con un resumen (qué pasa, dónde, su nombre y su teléfono) y un
        enlace. El enlace lleva el reporte completo, con su correo, detrás del signo <code>#</code>; las
        fotografías no caben en él.
      </li>
      <li>
        Lo que va detrás de <code>#</code> no se envía a ningún servidor cuando alguien abre el enlace: lo lee
        el propio navegador. Tampoco pasa por un servidor un código QR ni un archivo{' '}
        <code>.bombero.json</code>, que además lleva las fotografías.
      </li>
      <li>
        La aplicación que usted elija (WhatsApp, SMS, correo) sí recibe el mensaje entero, y quien tenga el
        enlace o el archivo puede leer el reporte. Compártalo solo con la estación.
      </li>
      <li>
        Un reporte que no {central ? 'envió ni compartió' : 'compartió'} puede retirarlo: se borra en ese
        momento. Sus fotografías se conservan un día más, por si hay que deshacer, y se borran la próxima vez
        que se abra el sitio. En un equipo de la institución, las copias de respaldo hechas antes lo conservan
        hasta que vencen. Lo ya compartido no se puede recoger.
      </li>
      <li>
        La respuesta {central ? 'a un reporte compartido' : 'de la estación'} llega igual, en un enlace o un
        código QR, y no lleva firma: quien conozca su reporte podría imitarla. Si algo le parece extraño,
        llame a la estación.
      </li>
    </ul>
  )
}

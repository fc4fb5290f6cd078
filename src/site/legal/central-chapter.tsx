import { centralMark } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { plural } from '@/shared/lib/plural'

/** What reaches the station's central, who reads it there and until when. Shown only where there is one. */
export function CentralChapter() {
  const { mesesDatosReporte } = useDrawnInstitucion()
  return (
    <ul>
      <li>
        El reporte que usted envía, con sus fotografías, su nombre, correo y teléfono, y el mensaje, la
        solicitud o la pregunta que envía desde Contacto o Transparencia. Nada más de lo que hay en su
        teléfono.
      </li>
      <li>
        {centralMark() === 'muestra'
          ? 'Los lee cualquiera que entre con una cuenta de ejemplo'
          : 'Los leen las personas de la institución a quienes su rol se lo permite'}
        , y quien administra el equipo de la central. Cada cambio queda con el nombre de quien lo hizo.
      </li>
      <li>
        Un reporte sin señal espera en su teléfono y se envía cuando vuelve la red. Mientras nadie lo atiende
        puede retirarlo.
      </li>
      <li>
        Si usted pide que se le avise de la respuesta, la central guarda con su reporte la dirección que su
        navegador le da para eso, hasta que usted lo apague o el reporte se retire, se elimine o pierda sus
        datos. El aviso no dice nada de lo que usted o la estación escribieron, y no está en las copias de la
        central.
      </li>
      <li>
        A quien reporta algo en los alrededores se le dice que ya hay un reporte de esa categoría: nunca qué
        dice, de quién es ni el lugar exacto. De los de Seguridad no se dice nada.
      </li>
      <li>
        Pasados {plural(mesesDatosReporte, 'mes', 'meses')} de corregido o cerrado, la central quita del
        reporte el nombre, el correo, el teléfono y las fotografías, la de cierre también, y todo eso de su
        historial. Antes, si usted pide que se borre.
      </li>
      <li>
        Un mensaje, una solicitud o una pregunta queda hasta que la institución lo elimine. El historial de
        cambios se borra al año.
      </li>
      {centralMark() === 'suya' && (
        <li>
          Hasta cinco equipos del personal pueden guardar la copia de la última noche, cerrada: sin la clave
          que la institución tiene en papel nadie la lee, tampoco en ese equipo.
        </li>
      )}
      <li>
        Para que nadie envíe cientos, la central anota la dirección de internet desde la que llega un envío, y
        la borra pasada una hora.
      </li>
      <li>
        Si un teléfono envía reportes falsos, la estación puede dejar de recibir los suyos, con un motivo
        escrito.
      </li>
    </ul>
  )
}

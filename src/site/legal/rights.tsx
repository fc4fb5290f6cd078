import { Link } from '@tanstack/react-router'
import { hasCentral } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { plural } from '@/shared/lib/plural'
import { MailAddress } from '@/site/shell/contact-links'

/** How a person deletes what the browser and the station have. */
export function HowToDelete() {
  return (
    <ul>
      <li>
        En el navegador: abra los ajustes del sitio (el icono junto a la dirección) y elija borrar los datos o
        el almacenamiento.
      </li>
      <li>Si instaló la aplicación: desinstálela y acepte borrar también sus datos.</li>
      {hasCentral() && (
        <li>
          En la central: busque su reporte en <Link to="/reportar/mis-reportes">Mis reportes</Link> y toque
          «Retirar» mientras nadie lo atiende, o «Pedir que se borre» después. Para un mensaje, pídalo a la
          institución. Las copias de cada noche lo conservan hasta catorce noches más; la cerrada que guarda
          un equipo del personal, hasta que le llega la siguiente.
        </li>
      )}
      <li>En un equipo de la institución: pídalo a quien administra el sistema.</li>
    </ul>
  )
}

/** The rights that the law gives, and whom to ask. */
export function Rights() {
  const { email, direccion, delegadoDatos, delegadoContacto, diasDatos } = useDrawnInstitucion()
  return (
    <>
      <p>
        La Ley Orgánica de Protección de Datos Personales del Ecuador le da derecho a conocer, corregir,
        actualizar y eliminar sus datos, y a oponerse a su uso. Lo que está en su dispositivo lo controla
        usted mismo.
      </p>
      <p>
        Si entregó datos a la institución por {hasCentral() ? 'su central o por ' : ''}otro medio, escriba a{' '}
        <MailAddress address={email} /> o acérquese a {direccion}. La institución le contesta en un plazo de{' '}
        {plural(diasDatos, 'día', 'días')}.
      </p>
      {delegadoDatos && (
        <p>
          Delegado de protección de datos: {delegadoDatos}
          {delegadoContacto && `, ${delegadoContacto}`}.
        </p>
      )}
    </>
  )
}

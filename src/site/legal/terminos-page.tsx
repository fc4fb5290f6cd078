import { Link } from '@tanstack/react-router'
import { centralMark } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { MailAddress } from '@/site/shell/contact-links'
import { ChaptersPage } from '@/site/shell/page/chapters-page'

const ANSWER = {
  suya: 'Desde que dice «Recibido», la institución responde en 24 a 48 horas.',
  muestra: 'Este sitio está en modo de muestra: ninguna estación lo atiende.',
}

/** Terms of use (contract §7). */
export function TerminosPage() {
  const { nombreInstitucion, canton, email } = useDrawnInstitucion()
  const mark = centralMark()
  const central = mark !== null
  return (
    <ChaptersPage
      title="Términos de Uso"
      text={`${nombreInstitucion}: lo que puede esperar de este sitio y lo que pedimos a quien lo usa.`}
      chapters={[
        {
          id: 'emergencias',
          title: 'En una emergencia, llame al 911',
          body: (
            <p>
              Ninguna parte de este sitio se atiende en tiempo real. Si hay fuego, personas heridas o en
              peligro, <a href="tel:911">llame al 911</a>. Un formulario no reemplaza esa llamada.
            </p>
          ),
        },
        {
          id: 'que-es',
          title: 'Qué es este sitio',
          body: (
            <p>
              {nombreInstitucion} publica aquí su información y lleva aquí su trabajo, al servicio de {canton}
              . El sitio funciona dentro de su navegador, también sin internet
              {central
                ? '. Solo los reportes, mensajes, solicitudes y preguntas que usted envía llegan a la central de la institución, que es su propio servidor.'
                : ', y no tiene un servidor que reciba lo que se escribe en él.'}
            </p>
          ),
        },
        {
          id: 'reportes',
          title: 'Reportes y mensajes',
          body: (
            <ul>
              <li>
                Un <Link to="/reportar">reporte</Link> queda guardado en el dispositivo donde se hizo
                {mark
                  ? ` y va a la central de la institución cuando usted lo envía, o apenas vuelve la señal. ${ANSWER[mark]}`
                  : '. La institución lo conoce cuando se abre o se comparte en uno de sus equipos; desde entonces responde en 24 a 48 horas.'}
              </li>
              <li>
                Escriba hechos ciertos y trate con respeto a las personas. No reporte emergencias falsas.
              </li>
              <li>
                Suba solo fotografías que pueda mostrar, y evite rostros o placas de terceros si no hacen
                falta.
              </li>
            </ul>
          ),
        },
        {
          id: 'informacion',
          title: 'La información publicada',
          body: (
            <p>
              Los servicios, cifras e informes de <Link to="/transparencia">transparencia</Link> se publican
              de buena fe y pueden corregirse. Los documentos oficiales son los que constan en la institución.
              Las ilustraciones del sitio son dibujos, no fotografías de hechos reales.
            </p>
          ),
        },
        {
          id: 'panel',
          title: 'Uso del panel',
          body: (
            <p>
              El panel es solo para el personal autorizado. Cada persona responde por su cuenta: no la
              comparta, cambie la contraseña {mark === 'suya' ? 'que otra persona le dio' : 'de muestra'} y
              cierre la sesión en los equipos compartidos.
            </p>
          ),
        },
        {
          id: 'responsabilidad',
          title: 'Copias y responsabilidad',
          body: (
            <p>
              {central
                ? 'Lo que usted no ha enviado vive solo en su navegador: si se borran sus datos o se daña el equipo, se pierde. Lo enviado lo guarda la central, que hace una copia cada noche.'
                : 'Los datos viven en el navegador: si se borran sus datos o se daña el equipo, se pierden. Haga copias de respaldo desde el panel.'}{' '}
              El sitio se ofrece como está, sin garantía de que un dispositivo conserve la información.
            </p>
          ),
        },
        {
          id: 'contacto',
          title: 'Dudas y cambios',
          body: (
            <p>
              Estos términos pueden actualizarse con el sitio. Si algo no está claro, escriba a{' '}
              <MailAddress address={email} />. Sobre sus datos personales lea las{' '}
              <Link to="/politicas">Políticas de Privacidad</Link>.
            </p>
          ),
        },
      ]}
    />
  )
}

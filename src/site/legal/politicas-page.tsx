import { getRouteApi, Link } from '@tanstack/react-router'
import { hasCentral } from '@/access/central/mark'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { mailLink } from '@/shared/lib/url'
import { CentralChapter } from './central-chapter'
import { LegalPage } from './legal-page'
import { SharedReport } from './shared-report'

const route = getRouteApi('/_site/politicas')

function Rights() {
  const { email, direccion } = useInstitucion()
  return (
    <>
      <p>
        La Ley Orgánica de Protección de Datos Personales del Ecuador le da derecho a conocer, corregir,
        actualizar y eliminar sus datos, y a oponerse a su uso. Lo que está en su dispositivo lo controla
        usted mismo.
      </p>
      <p>
        Si entregó datos a la institución por otro medio, escriba a <a href={mailLink(email)}>{email}</a> o
        acérquese a {direccion}.
      </p>
    </>
  )
}

/** What is stored, where, for how long and who can read it (contract §7). */
export function PoliticasPage() {
  const stored = route.useLoaderData()
  const { nombreInstitucion } = useInstitucion()
  const central = hasCentral()
  return (
    <LegalPage
      title="Políticas de Privacidad"
      text={`${nombreInstitucion}: cómo trata sus datos este sitio, en palabras sencillas.`}
      chapters={[
        {
          id: 'resumen',
          title: 'En resumen',
          body: (
            <ul>
              {central ? (
                <>
                  <li>
                    La institución tiene su propia central: a ella llegan los reportes y mensajes que usted
                    envía. Lo demás que escribe se queda en su navegador.
                  </li>
                  <li>
                    No hay publicidad ni cookies de terceros. La central cuenta cuántas veces se abre cada
                    página, sin guardar quién la abrió ni desde dónde.
                  </li>
                </>
              ) : (
                <>
                  <li>Este sitio no tiene servidor propio: lo que usted escribe se queda en su navegador.</li>
                  <li>No hay publicidad, ni estadísticas de visitas, ni cookies de terceros.</li>
                </>
              )}
              <li>Nada sale de su dispositivo si usted no lo {central ? 'envía o comparte' : 'comparte'}.</li>
              <li>Puede borrarlo todo cuando quiera.</li>
            </ul>
          ),
        },
        {
          id: 'que-se-guarda',
          title: 'Qué se guarda, dónde y por cuánto tiempo',
          body: (
            <dl>
              {stored.map(({ what, detail }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
          ),
        },
        {
          id: 'quien-lo-lee',
          title: 'Quién puede leerlo',
          body: (
            <>
              <p>
                Quien use este mismo navegador en este dispositivo. Los roles del panel deciden qué pantallas
                abre cada persona de la institución, pero no cifran los datos: proteja el dispositivo con
                clave y no deje datos personales en un equipo compartido.
              </p>
              <p>
                {central
                  ? 'Lo que usted envía a la central lo lee el personal de la institución, cada quien según su rol.'
                  : 'Nadie puede leerlos a distancia, tampoco la institución, si usted no los comparte.'}
              </p>
              <p>
                Una copia completa descargada desde el panel lleva todo sin cifrar: personas, reportes con sus
                autores, fotografías y presupuesto. Quien tenga ese archivo puede leerlo; guárdelo como un
                expediente.
              </p>
            </>
          ),
        },
        ...(central
          ? [{ id: 'central', title: 'Qué llega a la central de la estación', body: <CentralChapter /> }]
          : []),
        { id: 'al-compartir', title: 'Qué viaja cuando comparte un reporte', body: <SharedReport /> },
        {
          id: 'que-sale',
          title: 'Qué más puede salir de su dispositivo',
          body: (
            <ul>
              <li>
                Lo que usted comparte a propósito con sus propias aplicaciones: un correo, un mensaje o un
                archivo descargado. Desde ese momento rigen las condiciones de esas aplicaciones.
              </li>
              <li>
                La <Link to="/contacto">página de contacto</Link>{' '}
                {central
                  ? 'entrega su mensaje a la central de la institución.'
                  : 'no entrega mensajes por sí sola; para eso abre su programa de correo o su WhatsApp.'}
              </li>
              <li>
                Si una publicación muestra una imagen de otra página web, su navegador se la pide a esa
                página, que verá su dirección de internet.
              </li>
              <li>Los enlaces a mapas y redes sociales abren sitios ajenos con sus propias políticas.</li>
            </ul>
          ),
        },
        {
          id: 'como-borrar',
          title: 'Cómo borrar sus datos',
          body: (
            <ul>
              <li>
                En el navegador: abra los ajustes del sitio (el icono junto a la dirección) y elija borrar los
                datos o el almacenamiento.
              </li>
              <li>Si instaló la aplicación: desinstálela y acepte borrar también sus datos.</li>
              <li>En un equipo de la institución: pídalo a quien administra el sistema.</li>
            </ul>
          ),
        },
        { id: 'derechos', title: 'Sus derechos', body: <Rights /> },
      ]}
    />
  )
}

import { getRouteApi, Link } from '@tanstack/react-router'
import { centralMark, hasCentral } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { ChaptersPage } from '@/site/shell/page/chapters-page'
import { CentralChapter } from './central-chapter'

import { HowToDelete, Rights } from './rights'

/** The privacy page in four lines. */
function Summary() {
  const central = hasCentral()
  return (
    <ul>
      {central ? (
        <>
          {centralMark() === 'muestra' && (
            <li>
              Este sitio está en modo de muestra: lo que envíe lo puede leer cualquiera que lo pruebe, y
              ninguna estación lo atiende. No escriba datos de verdad.
            </li>
          )}
          <li>
            La institución tiene su propia central: a ella llegan los reportes, mensajes, solicitudes y
            preguntas que usted envía. Lo demás que escribe se queda en su navegador.
          </li>
          <li>
            No hay publicidad ni cookies de terceros. La central cuenta cuántas veces se abre cada página, sin
            guardar quién la abrió ni desde dónde.
          </li>
        </>
      ) : (
        <>
          <li>Este sitio no tiene servidor propio: lo que usted escribe se queda en su navegador.</li>
          <li>No hay publicidad, ni estadísticas de visitas, ni cookies de terceros.</li>
        </>
      )}
      <li>Nada sale de su dispositivo si usted no lo {central ? 'envía o comparte' : 'comparte'}.</li>
      <li>
        {central
          ? 'Puede borrar lo de su navegador cuando quiera, y pedir que se borre lo que envió.'
          : 'Puede borrarlo todo cuando quiera.'}
      </li>
    </ul>
  )
}

/** Explains what a shared report contains and what a station's answer proves. */
function SharedReport() {
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

const WHAT_WAS_READ = {
  what: 'Lo que usted leyó de este sitio',
  detail:
    'Lo publicado por la institución y hasta cien fotografías que vio, para leerlo sin internet. Lo que ella retira se borra de su teléfono la próxima vez que abra el sitio con internet.',
}

const READ_AT_CENTRAL = {
  suya: 'Lo que usted envía a la central lo lee el personal de la institución, cada quien según su rol.',
  muestra:
    'Lo que usted envía lo lee cualquiera que entre con una cuenta de ejemplo: este sitio está en modo de muestra.',
}

const route = getRouteApi('/_site/politicas')

/** What is stored, where, for how long and who can read it (contract §7). */
export function PoliticasPage() {
  const stored = route.useLoaderData()
  const { nombreInstitucion } = useDrawnInstitucion()
  const mark = centralMark()
  const central = mark !== null
  return (
    <ChaptersPage
      title="Políticas de Privacidad"
      text={`${nombreInstitucion}: cómo trata sus datos este sitio, en palabras sencillas.`}
      chapters={[
        {
          id: 'resumen',
          title: 'En resumen',
          body: <Summary />,
        },
        {
          id: 'que-se-guarda',
          title: central
            ? 'Qué guarda su navegador y por cuánto tiempo'
            : 'Qué se guarda, dónde y por cuánto tiempo',
          body: (
            <dl>
              {[...stored, ...(central ? [WHAT_WAS_READ] : [])].map(({ what, detail }) => (
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
                {mark
                  ? READ_AT_CENTRAL[mark]
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
          body: <HowToDelete />,
        },
        { id: 'derechos', title: 'Sus derechos', body: <Rights /> },
      ]}
    />
  )
}

import { getRouteApi, Link } from '@tanstack/react-router'
import { centralMark } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { ChaptersPage } from '@/site/shell/page/chapters-page'
import { CentralChapter } from './central-chapter'

import { HowToDelete, Rights } from './rights'
import { SharedReport } from './shared-report'
import { Summary } from './summary'

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

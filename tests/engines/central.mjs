import { ask, opOf, startCentral } from '../tools/central.mjs'
import { ODD } from '../tools/hostile-texts.mjs'

const LINE = ODD.join(' ')
/** A report's text, with the hostile texts inside Markdown's own marks. */
const BODY = [...ODD, ...ODD.map((text) => `# ${text}`), `| ${LINE} |\n| --- |\n| ${LINE} |`, `![${LINE}](x)`]
const PICTURE = '/img/hero-1.svg'

const linesOf = (...fields) => Object.fromEntries(fields.map((field) => [field, LINE]))

const report = (id) => ({
  c: 'bomberos_rendicion_reportesRC',
  id,
  ...linesOf('titulo', 'autor'),
  fecha: '2026-11-20',
  tags: ODD,
  imagenes: [PICTURE],
  cuerpoMarkdown: BODY.join('\n\n'),
  publicado: true,
  destacado: true,
})

const WITHDRAWN = 'retirado'

/** Records with hostile texts in every field that the public reads. */
const RECORDS = [
  ...['dos palabras', `con "signos" & <b>'`, WITHDRAWN].map(report),
  ...['una', `o'tra <b>`].flatMap((id) => [
    {
      c: 'bomberos_personal_personal',
      id,
      ...linesOf('nombres', 'cargo', 'area'),
      fotoUrl: PICTURE,
      activo: true,
    },
    {
      c: 'bomberos_galeria_media',
      id,
      ...linesOf('titulo', 'creditos'),
      url: PICTURE,
      seccion: 'GALERIA',
      activo: true,
    },
  ]),
  {
    c: 'bomberos_config_configSistema',
    ...linesOf('nombreInstitucion', 'canton', 'direccion', 'telefono', 'whatsapp', 'email'),
    sitioWeb: 'https://bomberos.example',
  },
  {
    c: 'bomberos_config_sitio',
    ejemplo: false,
    ...linesOf('insignia', 'titular', 'bienvenida', 'mision', 'vision', 'tituloServicios', 'lemaEquipo'),
    valores: [{ id: 'un valor', ...linesOf('nombre', 'texto'), icono: 'Flame' }],
    servicios: [
      {
        id: 'un servicio',
        ...linesOf('nombre', 'descripcion', 'tipo'),
        icono: 'Flame',
        orden: 1,
        activo: true,
      },
    ],
    diapositivas: [{ id: 'una', ...linesOf('titulo', 'creditos'), url: PICTURE }],
  },
]

async function pathsInSitemap(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
  if (listed.length < 10) throw new Error(`sitemap.xml nombra solo ${listed.length} páginas`)
  return listed
}

/**
 * Starts a brigade's central full of hostile texts. `paths` are its public pages; `gone` are the addresses of a
 * withdrawn report and of one that never was.
 */
export async function hostileCentral() {
  const central = await startCentral()
  const dispositivo = 'motores1'
  const tell = async (records) => {
    const { version } = await ask(central.url, '/salud')
    const ops = records.map((record) => opOf(dispositivo, record))
    const { estados } = await ask(central.url, '/sync', { version, dispositivo, epoca: '', seqs: {}, ops })
    const refused = estados.filter(({ estado }) => estado !== 'ok')
    if (refused.length > 0) throw new Error(JSON.stringify(refused))
  }
  const account = { nombre: 'Ana', correo: 'ana@brigada.example', clave: 'UnaClave2026', dispositivo }
  await ask(central.url, '/primera', { ...account, codigo: central.codigo, muestras: 'quitar' })
  await tell(RECORDS)
  await tell([{ ...report(WITHDRAWN), publicado: false }])
  const gone = [`/transparencia/${WITHDRAWN}`, '/transparencia/nadie']
  return { ...central, paths: await pathsInSitemap(central.url), gone }
}

/** The pages' HTML, as a reader without scripts gets it. */
export const pagesOf = (central) =>
  Promise.all(
    [...central.paths, ...central.gone].map(async (path) => {
      const answer = await fetch(central.url + path)
      return { name: `central ${path} (${answer.status})`, html: await answer.text() }
    }),
  )

import type { App } from '@/app/create-app'
import { type Configuracion, DEFAULT_CONFIGURACION, realMail } from '@/entities/configuracion/configuracion'
import { showsPlace } from '@/entities/configuracion/place'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { publishedRendiciones } from '@/entities/rendicion/filters'
import { rendiciones } from '@/entities/rendicion/queries'
import { shownTags } from '@/entities/rendicion/rendicion'
import { telephones } from '@/shared/lib/url'
import { siteAddress } from '@/site/shell/page/page-head'

const idAt = (site: string) => `${site}/#institucion`

function institution(site: string, configuracion: Configuracion) {
  const { nombreInstitucion, direccion, telefono, email, canton, coordenadas } = configuracion
  return {
    '@type': ['FireStation', 'GovernmentOrganization'],
    '@id': idAt(site),
    name: nombreInstitucion,
    url: `${site}/`,
    logo: `${site}/img/emblema.svg`,
    image: `${site}/img/compartir.png`,
    // Nobody should write to a placeholder, nor call one.
    email: realMail(email) || undefined,
    telephone: telephones(telefono).find(({ tel }) => tel)?.text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: direccion,
      addressLocality: canton,
      addressCountry: 'EC',
    },
    ...(showsPlace(configuracion) && {
      geo: { '@type': 'GeoCoordinates', latitude: coordenadas.lat, longitude: coordenadas.lng },
    }),
  }
}

function reportAt(site: string, path: string, { queryClient }: Pick<App, 'queryClient'>) {
  const list = queryClient.getQueryData(rendiciones.list.queryKey) ?? []
  const report = publishedRendiciones(list).find(({ id }) => path === `/transparencia/${id}`)
  if (!report) return []
  return [
    {
      '@type': 'Report',
      headline: report.titulo,
      datePublished: report.fecha,
      author: report.autor ? { '@type': 'Person', name: report.autor } : { '@id': idAt(site) },
      publisher: { '@id': idAt(site) },
      inLanguage: 'es-EC',
      keywords: shownTags(report.tags).join(', '),
      url: site + path,
    },
  ]
}

/** The page's facts for search engines, as JSON-LD (schema.org). */
export function structuredData(path: string, app: Pick<App, 'queryClient'>): string {
  const configuracion = app.queryClient.getQueryData(configuracionQuery.queryKey) ?? DEFAULT_CONFIGURACION
  const site = siteAddress(configuracion)
  const facts = [institution(site, configuracion), ...reportAt(site, path, app)]
  const graph = { '@context': 'https://schema.org', '@graph': facts }
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}

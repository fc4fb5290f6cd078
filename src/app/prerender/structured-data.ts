import type { App } from '@/app/create-app'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { publishedRendiciones } from '@/entities/rendicion/filters'
import { rendiciones } from '@/entities/rendicion/queries'
import { telLink } from '@/shared/lib/url'
import { SITE_ADDRESS } from '@/site/shell/page-head'

const INSTITUTION = `${SITE_ADDRESS}/#institucion`

function institution() {
  const { nombreInstitucion, direccion, telefono, email, canton, coordenadas } = DEFAULT_CONFIGURACION
  return {
    '@type': ['FireStation', 'GovernmentOrganization'],
    '@id': INSTITUTION,
    name: nombreInstitucion,
    url: `${SITE_ADDRESS}/`,
    logo: `${SITE_ADDRESS}/img/emblema.svg`,
    image: `${SITE_ADDRESS}/img/compartir.png`,
    email,
    // Nobody should call a placeholder.
    telephone: telLink(telefono) && telefono,
    address: {
      '@type': 'PostalAddress',
      streetAddress: direccion,
      addressLocality: canton,
      addressCountry: 'EC',
    },
    geo: { '@type': 'GeoCoordinates', latitude: coordenadas.lat, longitude: coordenadas.lng },
  }
}

function document(path: string, { queryClient }: Pick<App, 'queryClient'>) {
  const list = queryClient.getQueryData(rendiciones.list.queryKey) ?? []
  const report = publishedRendiciones(list).find(({ id }) => path === `/transparencia/${id}`)
  if (!report) return []
  return [
    {
      '@type': 'Report',
      headline: report.titulo,
      datePublished: report.fecha,
      author: { '@type': 'Person', name: report.autor },
      publisher: { '@id': INSTITUTION },
      inLanguage: 'es-EC',
      keywords: report.tags.join(', '),
      url: SITE_ADDRESS + path,
    },
  ]
}

/** The page's facts for search engines, as JSON-LD (schema.org). */
export function structuredData(path: string, app: Pick<App, 'queryClient'>): string {
  const graph = { '@context': 'https://schema.org', '@graph': [institution(), ...document(path, app)] }
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}

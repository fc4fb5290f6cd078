import { hasCentral } from '@/access/central/mark'
import { type Configuracion, DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { webLink } from '@/shared/lib/url'

/**
 * The site's public address without a final slash: VITE_SITIO, with which a brigade builds its own, or the configured
 * web site. A central that doesn't know its address gives '' rather than the sample's.
 */
export const siteAddress = ({ sitioWeb }: Pick<Configuracion, 'sitioWeb'> = DEFAULT_CONFIGURACION): string =>
  (
    import.meta.env.VITE_SITIO ||
    webLink(sitioWeb) ||
    (hasCentral() ? '' : 'https://bomberos.example')
  ).replace(/\/+$/, '')

type Page = {
  title: string
  description: string
  path: string
  kind?: 'website' | 'article'
  /** What chats show for it, where its title says too little; else the title with the brigade's name. */
  shared?: 'institucion'
  /** A picture of its own, as a web address or one of this site. */
  picture?: string | undefined
}
type Context = { matches: { loaderData?: unknown }[] }

/** The configuration that the root route has loaded. */
const institucionOf = ({ matches: [root] }: Context): Configuracion =>
  (root?.loaderData as Configuracion | undefined) ?? DEFAULT_CONFIGURACION

const titled = (context: Context, title: string) => ({
  title: `${title} · ${institucionOf(context).nombreInstitucion}`,
})

/** The head for an unknown address. */
export const notFoundHead = (context: Context) => ({ meta: [titled(context, 'Página no encontrada')] })

const absolute = (site: string, picture: string) => (picture.startsWith('/') ? site + picture : picture)

/** Where feed readers find the published reports; only a central has it. */
export const FEED = '/transparencia/feed.xml'

/** The head of a public page for browsers, search engines and chats: title, description, address and picture. */
export function pageHead(
  context: Context,
  { title, description, path, kind = 'website', shared, picture }: Page,
) {
  const institucion = institucionOf(context)
  const { nombreInstitucion } = institucion
  const site = siteAddress(institucion)
  const address = site + path
  return {
    meta: [
      titled(context, title),
      { name: 'description', content: description },
      { property: 'og:site_name', content: nombreInstitucion },
      { property: 'og:locale', content: 'es_EC' },
      { property: 'og:type', content: kind },
      {
        property: 'og:title',
        content: shared ? nombreInstitucion : titled(context, title).title,
      },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: absolute(site, picture || '/img/compartir.png') },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: address },
      ...(hasCentral()
        ? [{ rel: 'alternate', type: 'application/atom+xml', title: 'Rendición de cuentas', href: FEED }]
        : []),
    ],
  }
}

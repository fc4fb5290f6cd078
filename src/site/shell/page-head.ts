import { type Configuracion, DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'

/** The site's public address without a final slash; a brigade sets VITE_SITIO when it builds its own. */
export const SITE_ADDRESS = (
  import.meta.env.VITE_SITIO ||
  DEFAULT_CONFIGURACION.sitioWeb ||
  'https://bomberos.example'
).replace(/\/$/, '')

type Page = { title: string; description: string; path: string; kind?: 'website' | 'article' }
type Context = { matches: { loaderData?: unknown }[] }

/** As the root route has loaded it. */
const institucionOf = ({ matches: [root] }: Context): Pick<Configuracion, 'nombreInstitucion'> =>
  (root?.loaderData as Configuracion | undefined) ?? DEFAULT_CONFIGURACION

const titled = (context: Context, title: string) => ({
  title: `${title} · ${institucionOf(context).nombreInstitucion}`,
})

/** The head for an unknown address. */
export const notFoundHead = (context: Context) => ({ meta: [titled(context, 'Página no encontrada')] })

/** The head of a public page for browsers, search engines and chats: title, description, address and picture. */
export function pageHead(context: Context, { title, description, path, kind = 'website' }: Page) {
  const { nombreInstitucion } = institucionOf(context)
  const address = SITE_ADDRESS + path
  return {
    meta: [
      titled(context, title),
      { name: 'description', content: description },
      { property: 'og:site_name', content: nombreInstitucion },
      { property: 'og:locale', content: 'es_EC' },
      { property: 'og:type', content: kind },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: `${SITE_ADDRESS}/img/compartir.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}

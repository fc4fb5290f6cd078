import type { Rendicion } from '../../entities/rendicion/rendicion.ts'
import { escaped } from './document.ts'

const at = (address: string, path: string) => escaped(address + encodeURI(path))

export const sitemap = (address: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${at(address, path)}</loc></url>`).join('\n')}
</urlset>
`

/** A sitemap names full addresses: without the site's own there is none. */
export const robots = (address: string) => `User-agent: *
Disallow: /admin
Allow: /

${address && `Sitemap: ${address}/sitemap.xml\n`}`

type Feed = {
  address: string
  path: string
  institucion: string
  /** An ISO instant. */
  fecha: string
  rendiciones: readonly Rendicion[]
  summaryOf(rendicion: Rendicion): string
  /** A lasting id for what has no full address. */
  idOf(name: string): string
}

/** A day as an instant, which is what Atom asks for; `otherwise` for a text that is no day. */
const instant = (day: string, otherwise: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? `${day}T12:00:00Z` : otherwise

/**
 * The published reports as an Atom feed (RFC 4287). XML has no control characters, and neither have the texts here: the
 * central takes them out of all that is public.
 */
export function feed({ address, path, institucion, fecha, rendiciones, summaryOf, idOf }: Feed): string {
  const entries = rendiciones.map((rendicion) => {
    const link = at(address, `/transparencia/${encodeURIComponent(rendicion.id)}`)
    return `  <entry>
    <id>${address ? link : idOf(rendicion.id)}</id>
    <title>${escaped(rendicion.titulo)}</title>
    <updated>${instant(rendicion.fecha, fecha)}</updated>
    <author><name>${escaped(rendicion.autor || institucion)}</name></author>
    <link rel="alternate" type="text/html" href="${link}"/>
    <summary>${escaped(summaryOf(rendicion))}</summary>
  </entry>
`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-EC">
  <id>${address ? at(address, path) : idOf(institucion)}</id>
  <title>${escaped(`Rendición de cuentas · ${institucion}`)}</title>
  <updated>${fecha}</updated>
  <link rel="self" type="application/atom+xml" href="${at(address, path)}"/>
  <link rel="alternate" type="text/html" href="${at(address, '/transparencia')}"/>
${entries.join('')}</feed>
`
}

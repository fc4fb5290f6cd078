import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawFor } from '@/access/central/mark'
import type { PublicCopy } from '@/server/publico/copy'
import type { OpenRenderer, Place } from '@/server/publico/renderer'
import { setSource } from '@/shared/query/read-from'
import { siteAddress } from '@/site/shell/page-head'
import { FECHA, PUBLIC_OBJECTS, type Publico, RETIRADAS } from '@/sync/publico/publico'
import { assetsOf } from './assets'
import { FILES, institucionIn, MANIFEST, manifestOf, PATHS, publishedIn } from './central-files'
import { withLook } from './central-head'
import { pageDocument } from './document'
import { withPolicy } from './policy'
import { renderPage } from './render'

// Days and years are those of the brigade.
process.env.TZ ??= 'America/Guayaquil'

/** The address under which the not-found page of every unknown report is drawn. */
const UNKNOWN = '/transparencia/-'

const pathOf = (id: string) => `/transparencia/${encodeURIComponent(id)}`

/** The id in a report's address; null in another page's. An id that can't be decoded is '', which no report has. */
function idIn(pathname: string): string | null {
  try {
    const [, id] = /^\/transparencia\/([^/]+)$/.exec(pathname) ?? []
    return id === undefined ? null : decodeURIComponent(id)
  } catch {
    return ''
  }
}

function placeOf(pathname: string, { publico }: PublicCopy): Place | null {
  if ([...PATHS, MANIFEST, ...Object.keys(FILES)].includes(pathname)) return { path: pathname, status: 200 }
  const id = idIn(pathname)
  if (id === null) return null
  if (publishedIn(publico).some((rendicion) => rendicion.id === id)) return { path: pathOf(id), status: 200 }
  return publico.retiradas.includes(id) ? { path: pathOf(id), status: 410 } : { path: UNKNOWN, status: 404 }
}

/** The short part of the data that the page was drawn with, from which the app starts. The lists come later. */
function carried({ version, fecha, datos }: Publico): string {
  const short = PUBLIC_OBJECTS.map((key) => [key, datos[key]])
  const json = JSON.stringify({ version, fecha, datos: Object.fromEntries(short) })
  return `<script type="application/json" id="publico">${json.replaceAll('<', '\\u003c')}</script>`
}

/** Opens what draws a central's pages: its public data in the frame that the build left in `dist`. */
export const openRenderer: OpenRenderer = (dist) => {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const { shell, starter } = JSON.parse(read('.vite/plantilla.json'))
  const chunks = JSON.parse(read('.vite/manifest.json'))

  async function page(path: string, { publico, modo }: PublicCopy): Promise<string> {
    drawFor(modo)
    const { datos, fecha, retiradas } = publico
    const shown: Record<string, unknown> = { ...datos, [FECHA]: fecha, [RETIRADAS]: retiradas }
    const drawn = await renderPage(path, ({ queryClient }) =>
      setSource(queryClient, (key) => (key in shown ? Promise.resolve(shown[key]) : undefined)),
    )
    const html = pageDocument(shell, drawn, assetsOf(chunks, drawn, read), starter)
    const mark = `<meta name="central" content="${modo}">`
    return withPolicy(withLook(html, publico))
      .replace(/<meta charset="[^"]*"\s*\/?>/, (charset) => charset + mark)
      .replace('<div id="root">', () => `${carried(publico)}<div id="root">`)
  }

  return {
    placeOf,
    async draw(path, copy) {
      const file = FILES[path]
      if (file) {
        const { text, ...rest } = file
        return { ...rest, text: text(copy, siteAddress(institucionIn(copy.publico))) }
      }
      if (path === MANIFEST) {
        const text = manifestOf(read(MANIFEST), copy.publico)
        return { type: 'application/manifest+json', text }
      }
      return { type: 'text/html; charset=utf-8', text: await page(path, copy) }
    },
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawFor } from '@/access/central/mark'
import type { App } from '@/app/create-app'
import { DIBUJO_PATHS } from '@/entities/sitio/dibujos'
import { drawnAt } from '@/entities/sitio/manifiesto'
import type { PublicCopy } from '@/server/publico/copy'
import type { Drawn, OpenRenderer, Place } from '@/server/publico/pages'
import { setZona } from '@/shared/lib/fecha'
import { setSource } from '@/shared/query/read-from'
import { siteAddress } from '@/site/shell/page/page-head'
import { FECHA, PUBLIC_OBJECTS, type Publico, RETIRADAS } from '@/sync/publico/publico'
import { assetsOf } from './assets'
import {
  colorIn,
  dibujosIn,
  FILES,
  institucionIn,
  MANIFEST,
  manifestOf,
  monthsIn,
  PATHS,
  publishedIn,
  SITEMAP,
  usedIn,
} from './central-files'
import { pageDocument } from './document'
import { withPolicy } from './policy'
import { renderFault, renderPage } from './render'

const ICON = '/pwa-192x192.png'
const FAVICONS = /(?:\s*<link rel="icon"[^>]*>)+/

/** The document with the brigade's colour, icons and card in its head, where it has its own. */
function withLook(html: string, publico: Publico): string {
  const dibujos = dibujosIn(publico)
  const end = html.indexOf('</head>')
  let head = html.slice(0, end)
  for (const path of Object.keys(DIBUJO_PATHS)) head = head.replaceAll(path, drawnAt(dibujos, path))
  const icon = drawnAt(dibujos, ICON)
  if (icon !== ICON)
    head = head.replace(FAVICONS, `\n    <link rel="icon" href="${icon}" sizes="192x192" type="image/png" />`)
  const color = colorIn(publico)
  if (color) head = head.replace(/(?<=<meta name="theme-color" content=")[^"]*/, color)
  return head + html.slice(end)
}

/** The address under which the not-found page of every unknown report is drawn. */
const UNKNOWN = '/transparencia/-'

/** The same for every month that isn't published. */
const UNKNOWN_MONTH = '/transparencia/lotaip/-'

const NO_SITEMAP =
  'Este sitio no tiene mapa todavía: falta su dirección en Configuración → General → Sitio web.\n'

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

/** It is asked for in the middle of another brigade's page, too. */
function addressIn({ publico, modo }: PublicCopy): string {
  const before = drawFor(modo)
  const address = siteAddress(institucionIn(publico))
  drawFor(before)
  return address
}

/** By the clock of that brigade, in the middle of another one's page too. */
function byClockOf({ publico }: PublicCopy, write: () => string): string {
  const before = setZona(institucionIn(publico).zona)
  const text = write()
  setZona(before)
  return text
}

let last: Promise<unknown> = Promise.resolve()

/** One page after the other: what is drawn knows its central's mode from one place, and two brigades may differ in it. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = last.then(task)
  last = turn.catch(() => undefined)
  return turn
}

function placeOf(pathname: string, copy: PublicCopy): Place | null {
  const { publico } = copy
  if (pathname === SITEMAP && !addressIn(copy)) return { path: pathname, status: 404 }
  if (!usedIn(publico, pathname)) return FILES[pathname] ? null : { path: pathname, status: 404 }
  if ([...PATHS, MANIFEST, ...Object.keys(FILES)].includes(pathname)) return { path: pathname, status: 200 }
  if (monthsIn(publico).includes(pathname)) return { path: pathname, status: 200 }
  if (pathname.startsWith('/transparencia/lotaip/')) return { path: UNKNOWN_MONTH, status: 404 }
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

  async function page(path: string, { publico, modo }: PublicCopy): Promise<Omit<Drawn, 'type'>> {
    drawFor(modo)
    setZona(institucionIn(publico).zona)
    const { datos, fecha, retiradas } = publico
    const shown: Record<string, unknown> = { ...datos, [FECHA]: fecha, [RETIRADAS]: retiradas }
    const prepare = ({ queryClient }: App) =>
      setSource(queryClient, async (key, own) => (Object.hasOwn(shown, key) ? shown[key] : own()))
    let fault: unknown
    const drawn = await renderPage(path, prepare).catch((error) => {
      fault = error
      return renderFault(path, prepare)
    })
    const html = pageDocument(shell, drawn, assetsOf(chunks, drawn, read), starter)
    const mark = `<meta name="central" content="${modo}">`
    const text = withPolicy(withLook(html, publico))
      .replace(/<meta charset="[^"]*"\s*\/?>/, (charset) => charset + mark)
      .replace('<div id="root">', () => `${carried(publico)}<div id="root">`)
    return fault === undefined ? { text } : { text, fault }
  }

  return {
    placeOf,
    async draw(path, copy) {
      const file = FILES[path]
      if (path === SITEMAP && !addressIn(copy)) return { type: 'text/plain; charset=utf-8', text: NO_SITEMAP }
      if (file) {
        const { text, ...rest } = file
        return { ...rest, text: byClockOf(copy, () => text(copy, addressIn(copy))) }
      }
      if (path === MANIFEST) {
        const text = manifestOf(read(MANIFEST), copy.publico)
        return { type: 'application/manifest+json', text }
      }
      return { type: 'text/html; charset=utf-8', ...(await inTurn(() => page(path, copy))) }
    },
  }
}

import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { pageTags } from '@/app/boot/page-tags'
import { type App, createApp, Providers } from '@/app/create-app'
import { publishedRendiciones } from '@/entities/rendicion/filters'
import { rendiciones } from '@/entities/rendicion/queries'
import { shadesOf } from '@/entities/sitio/marca'
import { sitioQuery } from '@/entities/sitio/use-sitio'
import { PAGINAS } from '@/site/ayuda/paginas'
import { ErrorPage } from '@/site/shell/error-page'
import { NAV_LINKS } from '@/site/shell/nav-links'
import { siteAddress } from '@/site/shell/page/page-head'
import { escaped } from './document'
import { structuredData } from './structured-data'

/** `head` are the route's own tags, `body` is the page's HTML for a phone that has stored nothing. */
export type RenderedPage = { path: string; head: string; body: string }

function headOf(app: App): string {
  const { title, tags } = pageTags(app.router)
  const written = tags.map(({ name, attributes }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
    return `<${name}${pairs.join('')}>`
  })
  return `<title>${escaped(title)}</title>${written.join('')}`
}

/** The rule with the brigade's colour, which counts until the app has taken the page over and sets it itself. */
function lookOf({ queryClient }: App): string {
  const shades = shadesOf(queryClient.getQueryData(sitioQuery.queryKey)?.color)
  if (!shades) return ''
  const rules = Object.entries(shades).map(([name, value]) => `${name}:${value}`)
  return `<style data-inicial>:root{${rules.join(';')}}</style>`
}

type Prepare = (app: App) => void

async function loaded(path: string, prepare?: Prepare): Promise<App> {
  const app = createApp(createMemoryHistory({ initialEntries: [path] }))
  prepare?.(app)
  await app.router.load()
  return app
}

/** @throws what a part of the screen threw: React would leave a hole in its place */
async function htmlOf(screen: ReactNode): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerender(screen, {
    // Rendered in one piece: late parts would come with a script that moves them into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void faults.push(error),
  })
  const html = await new Response(prelude).text()
  if (faults.length > 0) throw faults[0]
  return html
}

/** Draws one public page. `prepare` gets the app before it reads any data. @throws for an address that fails to load */
export async function renderPage(path: string, prepare?: Prepare): Promise<RenderedPage> {
  const app = await loaded(path, prepare)
  const failed = app.router.state.matches.find(({ status }) => status !== 'success')
  if (failed) throw new Error(`${path} can't be prerendered`, { cause: failed.error })
  return {
    path,
    head: headOf(app) + lookOf(app) + structuredData(path, app),
    body: await htmlOf(<Providers {...app} />),
  }
}

/** What stands at an address whose page can't be drawn: its title, and the number to call. */
export async function renderFault(path: string, prepare?: Prepare): Promise<RenderedPage> {
  const app = await loaded(path, prepare)
  return { path, head: headOf(app), body: await htmlOf(<ErrorPage />) }
}

/** The addresses of the public pages that don't depend on any record. */
export const FIXED_PATHS: readonly string[] = [
  ...NAV_LINKS.map(({ to }) => to),
  '/transparencia/presupuesto',
  '/transparencia/solicitud',
  '/transparencia/preguntas',
  '/transparencia/lotaip',
  '/permisos',
  '/permisos/pedir',
  '/permisos/verificar',
  '/etiqueta',
  '/login',
  '/politicas',
  '/terminos',
  '/ayuda',
  ...PAGINAS.map(({ id }) => `/ayuda/${id}`),
]

/** Every public page, as a phone without stored data sees it, and the site's address. */
export async function renderSite(): Promise<{ address: string; pages: RenderedPage[] }> {
  const { queryClient } = createApp(createMemoryHistory())
  const reports = publishedRendiciones(await queryClient.fetchQuery(rendiciones.list))
  const paths = [...FIXED_PATHS, ...reports.map(({ id }) => `/transparencia/${id}`)]
  const pages: RenderedPage[] = []
  for (const path of paths) pages.push(await renderPage(path))
  return { address: siteAddress(), pages }
}

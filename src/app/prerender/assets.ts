import type { Manifest } from 'vite'
import type { PageAssets, ShellAssets } from './document.ts'
import type { RenderedPage } from './render.tsx'

type Read = (file: string) => string

const ENTRY = 'index.html'
/** What the entry imports where a central serves the page (`main.tsx`). */
const AT_CENTRAL = 'src/app/keep/visitor.ts'
/** Matches the component that the router's plugin splits from a route's file. */
const CUT = /^src\/routes\/(.+)\.tsx\?.*component/

/** What stands below /transparencia beside the reports. */
const OWN_ROUTES = ['presupuesto', 'solicitud', 'preguntas']

/** The route file for an address, as the router's plugin names it, without its extension. */
function routeOf(path: string): string {
  if (path === '/') return '_site/index'
  if (path === '/transparencia') return '_site/transparencia.index'
  if (path === '/ayuda') return '_site/ayuda.index'
  if (path.startsWith('/ayuda/')) return '_site/ayuda.$pagina'
  const own = OWN_ROUTES.find((name) => path === `/transparencia/${name}`)
  if (own) return `_site/transparencia.${own}`
  if (path === '/transparencia/lotaip') return '_site/transparencia.lotaip.index'
  if (path.startsWith('/transparencia/lotaip/')) return '_site/transparencia.lotaip.$mes'
  if (path === '/permisos') return '_site/permisos.index'
  if (path.startsWith('/permisos/')) return `_site/permisos.${path.slice('/permisos/'.length)}`
  if (path.startsWith('/transparencia/')) return '_site/transparencia.$id'
  return `_site${path}`
}

/** A route and its parent layouts. */
const withLayouts = (route: string) => [...new Set([route.split('/', 1)[0] ?? '', route])]

/** Adds to `keys` a chunk and everything that it imports, dependencies first; `open` ends a circle of imports. */
function closure(manifest: Manifest, key: string, keys: Set<string>, open = new Set<string>()): void {
  const chunk = manifest[key]
  if (!chunk || keys.has(key) || open.has(key)) return
  open.add(key)
  for (const name of chunk.imports ?? []) closure(manifest, name, keys, open)
  keys.add(key)
}

/** The manifest's keys of everything that a route loads. */
function keysOf(manifest: Manifest, route: string): string[] {
  const keys = new Set<string>()
  closure(manifest, ENTRY, keys)
  for (const name of withLayouts(route)) {
    const chunk = Object.keys(manifest).find((key) => CUT.exec(key)?.[1] === name)
    if (!chunk) throw new Error(`No chunk for ${name}`)
    closure(manifest, chunk, keys)
  }
  return [...keys]
}

const fileOf = (manifest: Manifest, key: string) => `/${manifest[key]?.file}`

const scriptsOf = (manifest: Manifest, keys: readonly string[]) =>
  keys.filter((key) => key !== ENTRY).map((key) => fileOf(manifest, key))

const sheetsOf = (manifest: Manifest, keys: readonly string[]) => [
  ...new Set(keys.flatMap((key) => manifest[key]?.css ?? [])),
]

/**
 * The sheets of what is drawn by code that the page loads only later, such as a report's text: those with a class that
 * the page shows.
 */
function sheetsOfLater(manifest: Manifest, keys: readonly string[], body: string, read: Read): string[] {
  const all = new Set(keys)
  // The entry imports every other page lazily.
  const later = keys.flatMap((key) => (key === ENTRY ? [] : (manifest[key]?.dynamicImports ?? [])))
  for (const key of later) closure(manifest, key, all)
  const shows = (file: string) =>
    (read(file).match(/(?<=\.)_[\w-]+/g) ?? []).some((name) => body.includes(name))
  return sheetsOf(manifest, [...all].slice(keys.length)).filter(shows)
}

/** The files that one page loads, from the bundler's manifest. `read` returns the text of a built file. */
export function assetsOf(
  manifest: Manifest,
  { path, body }: Pick<RenderedPage, 'path' | 'body'>,
  read: Read,
): PageAssets {
  const keys = keysOf(manifest, routeOf(path))
  const sheets = [...new Set([...sheetsOf(manifest, keys), ...sheetsOfLater(manifest, keys, body, read)])]
  return {
    entry: fileOf(manifest, ENTRY),
    atCentral: fileOf(manifest, AT_CENTRAL),
    preloads: scriptsOf(manifest, keys),
    css: sheets.map(read).join(''),
    sheets: sheets.map((file) => `/${file}`),
    fonts: (manifest[ENTRY]?.assets ?? [])
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `/${file}`),
  }
}

/**
 * By address, the files of the addresses without a prerendered page; addresses with a parameter are left out. `read`
 * returns the text of a built file.
 */
export function shellAssets(manifest: Manifest, pages: readonly string[], read: Read): ShellAssets {
  const routes = Object.keys(manifest).flatMap((key) => CUT.exec(key)?.[1] ?? [])
  const leaves = routes.filter((route) => route.includes('/') && !route.includes('$'))
  const first = new Set<string>()
  closure(manifest, ENTRY, first)
  const own = sheetsOf(manifest, [...first])
  const loads = leaves.map((route) => {
    const address = route
      .replace(/^_site/, '')
      .replace(/[/.]index$/, '')
      .replace(/_?\./g, '/')
    const keys = keysOf(manifest, route)
    const sheets = sheetsOf(manifest, keys).filter((file) => !own.includes(file))
    return [
      `/${address}`.replace('//', '/'),
      [...scriptsOf(manifest, keys), ...sheets.map((file) => `/${file}`)],
    ] as const
  })
  return {
    entry: fileOf(manifest, ENTRY),
    atCentral: fileOf(manifest, AT_CENTRAL),
    css: own.map(read).join(''),
    sheets: own.map((file) => `/${file}`),
    loads: Object.fromEntries(loads.filter(([address]) => !pages.includes(address))),
  }
}

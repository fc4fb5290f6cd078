import { foldStyles } from './fold-styles.ts'
import type { RenderedPage } from './render.tsx'

/** What a page loads later (`entry`, `preloads`) and what it needs at once (`css`). Addresses are absolute paths. */
export type PageAssets = { entry: string; preloads: string[]; css: string; sheets: string[]; fonts: string[] }

/** What the shell loads: by address, scripts in the order of their needs and style sheets. */
export type ShellAssets = { entry: string; loads: Record<string, readonly string[]> }

/** Tags that the template has for the app's bare shell and that a page brings itself. */
const REPLACED = [
  /\s*<title>[^<]*<\/title>/,
  /\s*<meta name="description"[^>]*>/,
  /\s*<script type="module"[^>]*><\/script>/g,
  /\s*<link rel="modulepreload"[^>]*>/g,
  /\s*<link rel="stylesheet"[^>]*>/g,
]

/** The app writes these anew for every page it shows, so it has to find the first ones. */
const marked = (head: string) => head.replace(/<(title|meta|link rel="canonical")/g, '<$1 data-inicial')

/** See index.html: what this phone would show differently is not shown until the app has drawn it. */
const WAITING = 'html[data-espera] #root{visibility:hidden}html[data-espera] #root~.espera{display:grid}'

/** The controls that may say by themselves how they are filled in, and don't. */
const REFILLED =
  /<(?:input(?![^>]*\btype="(?:checkbox|file|radio)")|textarea|select)\b(?![^>]*\bautocomplete=)/gi

/** A browser that fills in a reloaded page would overrule the draft, which knows better. */
const withoutRefill = (html: string) => html.replace(REFILLED, '$& autocomplete="off"')

/** React's marks between texts and around what may come later; nothing takes them up. */
const COMMENTS = /<!--[^>]*-->/g

const withStarter = (starter: string, preloads: string, entry: string) =>
  `<script>${starter.replace('PRELOADS', () => preloads).replaceAll('ENTRY', () => JSON.stringify(entry))}</script>`

/**
 * The bare shell with the starter in place of the entry's own tag: all that the address needs is asked for at once, not
 * each when the one before it names it.
 */
export function shellDocument(shell: string, { entry, loads }: ShellAssets, starter: string): string {
  const files = [...new Set(Object.values(loads).flat())]
  const numbers = Object.entries(loads).map(([address, names]) => [
    address,
    names.map((name) => files.indexOf(name)),
  ])
  const [known, list] = [Object.fromEntries(numbers), files].map((part) => JSON.stringify(part))
  const preloads = `(${known}[location.pathname.replace(/\\/$/,'')]??[]).map((n)=>${list}[n])`
  return shell
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('<link rel="stylesheet"', (sheet) => withStarter(starter, preloads, entry) + sheet)
}

/**
 * A public page as a file of its own: its text and styles at once, without any script, and the starter that fetches
 * the app later. `shell` is the built index.html.
 */
export function pageDocument(shell: string, page: RenderedPage, assets: PageAssets, starter: string): string {
  const { html, css } = foldStyles(withoutRefill(page.body.replace(COMMENTS, '')))
  // Disabled sheets are not fetched, and the bundler's loader takes them as there: their rules are inlined above.
  const sheets = assets.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  const fonts = assets.fonts
    .map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`)
    .join('')
  const script = withStarter(starter, JSON.stringify(assets.preloads), assets.entry)
  return REPLACED.reduce((text, tag) => text.replace(tag, ''), shell)
    .replace(
      '</head>',
      () => `${fonts}${marked(page.head)}<style>${assets.css}${css}${WAITING}</style>${sheets}</head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${script}`)
}

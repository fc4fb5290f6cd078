import { foldStyles } from './fold-styles.ts'
import type { RenderedPage } from './render.tsx'

/** What a page loads later (`entry`, `preloads`) and what it needs at once (`css`). Addresses are absolute paths. */
export type PageAssets = { entry: string; preloads: string[]; css: string; sheets: string[]; fonts: string[] }

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
  const script = starter
    .replace('PRELOADS', JSON.stringify(assets.preloads))
    .replace('ENTRY', JSON.stringify(assets.entry))
  return REPLACED.reduce((text, tag) => text.replace(tag, ''), shell)
    .replace(
      '</head>',
      () => `${fonts}${marked(page.head)}<style>${assets.css}${css}${WAITING}</style>${sheets}</head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div><script>${script}</script>`)
}

import type { RenderedPage } from './render.tsx'

/** The text of an attribute without the escapes with which React writes it. */
const unescaped = (text: string) =>
  text.replace(/&(quot|amp|#x27|lt|gt);/g, (_, name: string) =>
    name === 'quot' ? '"' : name === 'amp' ? '&' : name === 'lt' ? '<' : name === 'gt' ? '>' : "'",
  )

const important = (declarations: string) =>
  declarations
    .split(/;(?![^(]*\))/)
    .filter((declaration) => declaration.trim())
    .map((declaration) => `${declaration}!important`)
    .join(';')

/** Style sheets that Mantine writes into the body, where HTML allows none. */
const SHEET = /<style\b[^>]*>([^<]*)<\/style>/g

/**
 * Moves every style attribute and style sheet of the markup into rules, because the policy forbids style attributes.
 * The rules are marked as important, because an attribute wins over any class. They count until the app draws the page.
 */
function foldStyles(html: string): { html: string; css: string } {
  const names = new Map<string, string>()
  const sheets: string[] = []
  const bare = html.replace(SHEET, (_, rules: string) => {
    sheets.push(unescaped(rules))
    return ''
  })
  const folded = bare.replace(/(<[a-z][^>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    const name = names.get(style) ?? String(names.size)
    names.set(style, name)
    return `${before} data-s="${name}"`
  })
  const css = [...names].map(([style, name]) => `[data-s="${name}"]{${important(unescaped(style))}}`)
  return { html: folded, css: sheets.join('') + css.join('') }
}

/** The entry, and what it imports itself where a central serves the page, as absolute paths. */
type Entry = { entry: string; atCentral: string }

/** The files that a page loads later (`entry`, `preloads`) and at once (`css`), as absolute paths. */
export type PageAssets = Entry & { preloads: string[]; css: string; sheets: string[]; fonts: string[] }

/** The files that the shell loads: at once (`css`), and by address scripts with dependencies first, and style sheets. */
export type ShellAssets = Entry &
  Pick<PageAssets, 'css' | 'sheets'> & {
    loads: Record<string, readonly string[]>
  }

/** Tags of the template by which the bundler loads the entry. */
const LOADED = [
  /\s*<script type="module"[^>]*><\/script>/g,
  /\s*<link rel="modulepreload"[^>]*>/g,
  /\s*<link rel="stylesheet"[^>]*>/g,
]

/** Tags of the template that a prerendered page replaces with its own. */
const REPLACED = [/\s*<title>[^<]*<\/title>/, /\s*<meta name="description"[^>]*>/, ...LOADED]

/** Marks the tags that the app rewrites for every page, so that it finds the first ones. */
const marked = (head: string) => head.replace(/<(title|meta|link rel="canonical")/g, '<$1 data-inicial')

/** Hides a page that this phone would show differently until the app has drawn it (see index.html). */
const WAITING = 'html[data-espera] #root{visibility:hidden}html[data-espera] #root~.espera{display:grid}'

/** Controls that browsers fill in and that don't say otherwise. */
const REFILLED =
  /<(?:input(?![^>]*\btype="(?:checkbox|file|radio)")|textarea|select)\b(?![^>]*\bautocomplete=)/gi

/** Stops browsers from refilling a reloaded page: the draft holds newer text. */
const withoutRefill = (html: string) => html.replace(REFILLED, '$& autocomplete="off"')

/** React's comments for hydration, which nothing needs: the app draws the page anew. */
const COMMENTS = /<!--[^>]*-->/g

function withStarter(starter: string, preloads: string, { entry, atCentral }: Entry): string {
  const files = { PRELOADS: preloads, ENTRY: JSON.stringify(entry), AT_CENTRAL: JSON.stringify(atCentral) }
  return `<script>${Object.entries(files).reduce((text, [name, file]) => text.replaceAll(name, () => file), starter)}</script>`
}

/** Disabled tags make the bundler's loader treat the sheets as loaded, and browsers don't fetch them: the page has the rules. */
const inlined = (sheets: readonly string[]) =>
  sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')

/**
 * The bare shell with the starter in place of the entry's own tag. Everything that the address needs is requested at
 * once, instead of one import after another. Its rules stand in it: the 911 waits for no other file.
 */
export function shellDocument(
  shell: string,
  { entry, atCentral, css, sheets, loads }: ShellAssets,
  starter: string,
): string {
  const files = [...new Set(Object.values(loads).flat())]
  const numbers = Object.entries(loads).map(([address, names]) => [
    address,
    names.map((name) => files.indexOf(name)),
  ])
  const [known, list] = [Object.fromEntries(numbers), files].map((part) => JSON.stringify(part))
  const preloads = `(${known}[location.pathname.replace(/\\/$/,'')]??[]).map((n)=>${list}[n])`
  const script = withStarter(starter, preloads, { entry, atCentral })
  return LOADED.reduce((text, tag) => text.replace(tag, ''), shell).replace(
    '</head>',
    () => `${script}<style>${css}</style>${inlined(sheets)}</head>`,
  )
}

/**
 * A public page as a file: its text and styles work at once without any script, and the starter fetches the app later.
 * `shell` is the built index.html.
 */
export function pageDocument(shell: string, page: RenderedPage, assets: PageAssets, starter: string): string {
  const { html, css } = foldStyles(withoutRefill(page.body.replace(COMMENTS, '')))
  const fonts = assets.fonts
    .map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`)
    .join('')
  const script = withStarter(starter, JSON.stringify(assets.preloads), assets)
  return REPLACED.reduce((text, tag) => text.replace(tag, ''), shell)
    .replace(
      '</head>',
      () =>
        `${fonts}${marked(page.head)}<style>${assets.css}${css}${WAITING}</style>${inlined(assets.sheets)}</head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${script}`)
}

/** A text as HTML and XML read it, also inside an attribute's double quotes. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;').replace(/\]\]>/g, ']]&gt;')

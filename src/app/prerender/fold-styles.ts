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
export function foldStyles(html: string): { html: string; css: string } {
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

/** Commas, quotes and the like come escaped in an attribute. */
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

/** What Mantine writes in the middle of the body, where HTML allows no style sheet. */
const SHEET = /<style\b[^>]*>([^<]*)<\/style>/g

/**
 * Takes every style attribute and style sheet out of the markup and gives the same declarations as rules, because the
 * policy forbids style attributes. Important, as an attribute outweighs any class; only until the app draws the page
 * anew.
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

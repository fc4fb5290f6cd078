const RULES: readonly [RegExp, string][] = [
  // Fences, rules and table separators have no words.
  [/^[ \t]*(?:`{3,}|~{3,}).*$/gm, ''],
  [/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ''],
  [/^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/gm, ''],
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/gm, ''],
  [/!?\[([^[\]]*)\]\([^()]*\)/g, '$1'],
  [/<(https?:\/\/[^<>\s]+)>/g, '$1'],
  [/<\/?[a-z!][^<>]*>/gi, ' '],
  [/\*\*|__|~~|`+/g, ''],
  [/(?<![\p{L}\p{N}\\])[*_](?=\S)|(?<=[^\s\\])[*_](?![\p{L}\p{N}])/gu, ''],
  [/(?<!\\)\|/g, ' '],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  [/\s+/g, ' '],
]

/** The words of a Markdown text on one line, without marks; a picture becomes its description. */
export const plainText = (markdown: string): string =>
  RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), markdown).trim()

const HEADING = /^[ \t]*#{1,6}[ \t]/
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/
const DIVIDER = /^[ \t|:-]+$/
const ENDED = /[.:;!?…][\s*_~`]*$/

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\|/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** A table's row as a sentence: `Gastos: Codificado $900,00, Ejecución 50,0 %`; of two columns only the values. */
function rowSentence(head: readonly string[], row: string): string {
  const [name = '', ...values] = cellsOf(row)
  const told = values
    .map((value, index) => (value && values.length > 2 ? `${head[index + 1] ?? ''} ${value}`.trim() : value))
    .filter(Boolean)
  return told.length > 0 ? `${name}: ${told.join(', ')}` : name
}

/** Headings, list items and table rows end as sentences do: in one line nothing else would tell them apart. */
function inSentences(markdown: string): string {
  let head: readonly string[] | null = null
  const lines = markdown.split('\n')
  return lines
    .map((line, index) => {
      const isTable = line.includes('|')
      const next = lines[index + 1] ?? ''
      if (isTable && next.includes('-') && DIVIDER.test(next)) {
        head = cellsOf(line)
        return ''
      }
      if (head && isTable) {
        const text = DIVIDER.test(line) ? '' : rowSentence(head, line)
        return text && `${text}.`
      }
      head = null
      return (HEADING.test(line) || ITEM.test(line)) && !ENDED.test(line) ? `${line}.` : line
    })
    .join('\n')
}

const cut = (text: string, length: number): string => {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** A part of a link, a picture or a tag that a cut between two words may leave behind. */
const CUT_OFF = /!?\[[^[\]]*(?:\]\([^()]*)?$|<[^<>]*$/

/** The first `length` characters of a Markdown text, as sentences, with an ellipsis for the rest (spec §2.8). */
export function excerpt(markdown: string, length: number): string {
  const words = (text: string) => plainText(inSentences(text))
  // Most of a long report is never needed.
  const end = markdown.slice(0, length * 5).search(/\s\S*$/)
  const head = end > 0 ? words(markdown.slice(0, end).replace(CUT_OFF, '')) : ''
  return cut([...head].length > length ? head : words(markdown), length)
}

/** Escapes text for one table cell: its marks and bars are shown and not interpreted. */
export const escapeCell = (text: string): string =>
  text
    .replace(/[\\|*_`<>[\]#~&]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()

/** A Markdown table of cells as they are. Columns after the first are aligned right, because they hold figures. */
export const markdownTable = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map((_, index) => (index === 0 ? ':---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

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

const cut = (text: string, length: number): string => {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** A part of a link, a picture or a tag that a cut between two words may leave behind. */
const CUT_OFF = /!?\[[^[\]]*(?:\]\([^()]*)?$|<[^<>]*$/

/** The first `length` characters of a Markdown text's words, with an ellipsis when there are more (spec §2.8). */
export function excerpt(markdown: string, length: number): string {
  // Only the start of a long report is needed.
  const end = markdown.slice(0, length * 5).search(/\s\S*$/)
  const head = end > 0 ? plainText(markdown.slice(0, end).replace(CUT_OFF, '')) : ''
  return cut([...head].length > length ? head : plainText(markdown), length)
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

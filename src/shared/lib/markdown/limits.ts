const MOST_LETTERS = 500_000
/** How deep quotations and lists may be nested. */
const MOST_LEVELS = 24
/** The most lines, levels, table cells and inline marks together: each becomes at least one element. */
const MOST_PARTS = 10_000
/** The most steps for pairing marks: each searches its paragraph for its other end, and then all marks before it. */
const MOST_STEPS = 60_000_000
const STEPS_OF_A_PAIR = 15

/** The start of a line that opens quotations, lists and footnotes. */
const OPENING = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\s\]]{1,200}\]:)*/
const RULE = /^[ \t]*(?:-[-\s]*|\*[*\s]*)$/
const INLINE = /[*_]+|~+|`+|[[\]<@]|www\.|:\/\//g
const BARS = /\|/g
/** A bare address may end at any of these, and the parser reads on from each. */
const ADDRESS_ENDS = /[!"&'),.:;<?\]_~*]/g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The most levels that a line's start can open: a quotation takes one column, everything else two. */
function levelsIn(opening: string): number {
  const quotes = count(opening, />/g)
  return quotes + Math.ceil((opening.replaceAll('\t', '    ').length - quotes) / 2)
}

/**
 * Whether a Markdown text can be drawn safely: thousands of levels would overflow the stack, thousands of marks in one
 * paragraph would take minutes. It counts in one pass instead of measuring time, so that a phone and the computer that
 * builds the site agree.
 */
export function canFormat(markdown: string): boolean {
  if (markdown.length > MOST_LETTERS) return false
  let parts = 0
  let steps = 0
  for (const paragraph of markdown.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const openings = paragraph
      .split('\n')
      .map((line) => (RULE.test(line) ? '' : (OPENING.exec(line)?.[0] ?? '')))
    if (openings.some((opening) => levelsIn(opening.trimEnd()) > MOST_LEVELS)) return false
    const marks = count(paragraph, INLINE)
    parts += sum(openings.map((opening) => 1 + levelsIn(opening))) + marks + count(paragraph, BARS)
    steps += marks * (paragraph.length + marks * STEPS_OF_A_PAIR)
    steps += sum(paragraph.split(/\s/).map((word) => count(word, ADDRESS_ENDS) ** 2))
    if (parts > MOST_PARTS || steps > MOST_STEPS) return false
  }
  return true
}

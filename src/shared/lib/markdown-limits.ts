const MOST_LETTERS = 500_000
/** Quotations and lists in one another. */
const MOST_LEVELS = 24
/** Lines, levels of each line, table cells and inline marks: each becomes at least one element. */
const MOST_PARTS = 10_000
/** A mark looks for its other end through its paragraph, and back at each mark before it, which takes longer. */
const MOST_STEPS = 60_000_000
const STEPS_OF_A_PAIR = 15

/** What a line's quotations, lists and footnotes begin with. */
const OPENING = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\s\]]{1,200}\]:)*/
const RULE = /^[ \t]*(?:-[-\s]*|\*[*\s]*)$/
const INLINE = /[*_]+|~+|`+|[[\]<@]|www\.|:\/\//g
const BARS = /\|/g
/** After each of these a bare address is read to its end, which may be there. */
const ADDRESS_ENDS = /[!"&'),.:;<?\]_~*]/g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** At most so many levels are there in what a line begins with: a quotation takes one column, all else two. */
function levelsIn(opening: string): number {
  const quotes = count(opening, />/g)
  return quotes + Math.ceil((opening.replaceAll('\t', '    ').length - quotes) / 2)
}

/**
 * Whether a Markdown text can be drawn without taking the page down: thousands of levels overflow the stack, thousands of
 * marks in one paragraph take minutes. It is told by counting, in one pass: a clock would say one thing on a
 * phone and another on the computer that builds the site.
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

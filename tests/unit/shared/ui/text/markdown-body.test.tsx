import { render } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleRendiciones } from '@/entities/rendicion/seed'
import { canFormat } from '@/shared/lib/markdown/limits'
import { MarkdownBody } from '@/shared/ui/text/markdown-body'

const AS_WRITTEN = /Se muestra como fue escrito/

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n')

/** How deep the page's elements are nested for a text, and whether it was formatted. */
function show(text: string) {
  const { container, unmount } = render(<MarkdownBody topLevel={2}>{text}</MarkdownBody>)
  let levels = 0
  for (const element of container.querySelectorAll('*')) {
    let level = 0
    for (let up: Element | null = element; up && up !== container; up = up.parentElement) level++
    levels = Math.max(levels, level)
  }
  const words = container.textContent ?? ''
  unmount()
  return { levels, words, formatted: !AS_WRITTEN.test(words) }
}

/** Each list has two elements, its own and an item's, and everything is in a box with a paragraph. */
const MOST_ELEMENTS = 2 * 24 + 4

const mark = fc.constantFrom(
  '>',
  '> ',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '7) ',
  '  ',
  '    ',
  '\t',
  '[^1]: ',
  '- [ ] ',
)
const opening = fc
  .tuple(fc.array(mark, { minLength: 1, maxLength: 4 }), fc.oneof(fc.nat(12), fc.nat(3000)))
  .map(([marks, times]) => marks.join('').repeat(times))
const end = fc.constantFrom('\n', '\n\n', '\r', '\r\n')
const nests = fc
  .array(fc.tuple(opening, fc.constantFrom('', 'a', '**a**'), end), { maxLength: 6 })
  .map((lines) => `${lines.flat().join('')}\n\nfin`)

test('nested quotations and lists show their text, never deeper than a page can hold', () => {
  fc.assert(
    fc.property(nests, (text) => {
      const { levels, words } = show(text)
      expect(words).toContain('fin')
      expect(levels).toBeLessThanOrEqual(MOST_ELEMENTS)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['4,000 quotations in one another', '>'.repeat(4000)],
  ['2,000 lists in one another', '- '.repeat(2000)],
  ['a list that goes one step deeper with each line', lines(100, (n) => `${'  '.repeat(n)}- a`)],
  ['a list below lines that end as on an old Mac', `a\r${'- '.repeat(2000)}`],
  ['50,000 emphases that never end', '*a_'.repeat(50_000)],
  ['an address with 20,000 brackets', `www.a.example${')'.repeat(20_000)}b`],
  ['links whose title never ends', '[a](b ('.repeat(20_000)],
  ['more lines than a library has', lines(60_000, () => '- a')],
])('%s: shown as it was written', (_, text) => {
  const { words, formatted } = show(`${text}fin`)
  expect(formatted).toBe(false)
  expect(words.endsWith(`${text}fin`)).toBe(true)
})

test.each([
  [
    'the samples',
    sampleRendiciones()
      .map(({ cuerpoMarkdown }) => cuerpoMarkdown)
      .join('\n\n'),
  ],
  [
    'a table of 400 rows',
    `|a|b|c|\n|-|-|-|\n${lines(400, (n) => `|**Gasto ${n}**|$1.234,00|una nota más|`)}`,
  ],
  ['a list of 400 items', lines(400, (n) => `- **Gasto ${n}**: una palabra y otra`)],
  [
    '40 pages',
    lines(500, () => `${'Un **texto** con [enlaces](https://a.example/b) y palabras. '.repeat(3)}\n`),
  ],
  ['a line of dashes', '- '.repeat(60).trim()],
  ['a list of six levels, quoted', lines(6, (n) => `> ${'  '.repeat(n)}- a`)],
])('%s: formatted', (_, text) => {
  expect(canFormat(text)).toBe(true)
})

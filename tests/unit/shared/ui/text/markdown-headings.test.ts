import { expect, test } from 'vitest'
import { headingsBelow } from '@/shared/ui/text/markdown-body'

const levels = (top: number, depths: number[]): number[] => {
  const headings = depths.map((depth) => ({ type: 'heading', depth }))
  const [first, ...rest] = headings
  // One of them inside a quotation, as Markdown allows.
  const tree = { type: 'root', children: [{ type: 'blockquote', children: first ? [first] : [] }, ...rest] }
  headingsBelow(top)(tree)
  return headings.map(({ depth }) => depth)
}

test.each([
  [2, [1, 2, 3, 2], [2, 3, 4, 3]],
  [2, [2, 3, 2], [2, 3, 2]],
  [2, [1, 4, 4, 1], [2, 3, 4, 2]],
  [3, [3, 1, 2], [3, 3, 4]],
  [4, [1, 2, 3, 4, 5, 6], [4, 5, 6, 6, 6, 6]],
  [2, [], []],
])('below %i: %j becomes %j', (top, depths, expected) => {
  expect(levels(top, depths)).toEqual(expected)
})

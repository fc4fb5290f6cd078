import { expect, test } from 'vitest'
import { keptAtEnd, type Piece, placed } from '@/shared/lib/file/paper/pieces'

const piece = (height: number, more: Partial<Piece> = {}): Piece => ({
  height,
  draw: () => undefined,
  ...more,
})

/** On pages of 100 mm that begin at 10. */
const pagesOf = (pieces: readonly Piece[]) => placed(pieces, 10, 110).map(({ page, top }) => [page, top])

test('pieces stand one below the other, with their gaps, and the top of a page drops a gap', () => {
  expect(pagesOf([piece(40, { gap: 5 }), piece(40, { gap: 5 }), piece(40, { gap: 5 })])).toEqual([
    [0, 10],
    [0, 55],
    [1, 10],
  ])
})

test('what is kept together moves on together', () => {
  const heading = piece(10, { keep: true })
  expect(pagesOf([piece(80), heading, piece(30)])).toEqual([
    [0, 10],
    [1, 10],
    [1, 20],
  ])
})

test('what no page holds together is parted as late as it can be', () => {
  const rows = keptAtEnd([piece(60), piece(60), piece(50)], 3)
  expect(pagesOf([...rows, piece(40)])).toEqual([
    [0, 10],
    [1, 10],
    [2, 10],
    [2, 60],
  ])
})

test('a piece that begins a page leaves room for the head that stands over it again', () => {
  const again = piece(8)
  expect(pagesOf([piece(95), piece(20, { again })])).toEqual([
    [0, 10],
    [1, 18],
  ])
})

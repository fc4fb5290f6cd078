import { expect, test } from 'vitest'
import { ago } from '@/shared/lib/ago'

const now = new Date('2026-06-30T12:00:00.000Z')

test.each([
  ['2026-06-30T12:00:00.000Z', 'hace un momento', 'hace un momento'],
  ['2026-06-30T11:50:00.000Z', 'hace 10 minutos', 'hace 10 min'],
  ['2026-06-30T09:00:00.000Z', 'hace 3 horas', 'hace 3 h'],
  ['2026-06-27T09:00:00.000Z', 'hace 3 días', 'hace 3 días'],
  ['2026-02-01T09:00:00.000Z', 'hace 4 meses', 'hace 4 meses'],
  // Written by a phone whose clock is ahead.
  ['2026-07-01T09:00:00.000Z', 'hace un momento', 'hace un momento'],
  ['ayer', 'ayer', 'ayer'],
])('%s is %s, shortly %s', (momento, long, short) => {
  expect(ago(momento, now)).toBe(long)
  expect(ago(momento, now, true)).toBe(short)
})

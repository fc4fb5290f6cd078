import { expect, test } from 'vitest'
import { siguiente } from '@/shared/storage/serie'

test.each([
  ['the first', 'P-2026-', [], '', 'P-2026-0001'],
  ['after the highest, not after the last', 'P-2026-', ['P-2026-0009', 'P-2026-0002'], '', 'P-2026-0010'],
  ['a year begins anew', 'P-2027-', ['P-2026-0009'], '', 'P-2027-0001'],
  ['more than four digits', 'P-2026-', ['P-2026-9999'], '', 'P-2026-10000'],
  ['what a device numbered is another series', 'P-2026-', ['P-2026-0009-A4F'], '', 'P-2026-0001'],
  [
    'each device has its own',
    'P-2026-',
    ['P-2026-0009', 'P-2026-0003-A4F', 'P-2026-0008-B00'],
    '-A4F',
    'P-2026-0004-A4F',
  ],
  ['what is no number doesn’t count', 'P-2026-', ['', 'P-2026-', 'P-2026-x', 'P-2026--5'], '', 'P-2026-0001'],
] as const)('%s', (_, begin, taken, end, next) => {
  expect(siguiente(begin, taken, end)).toBe(next)
})

import { expect, test } from 'vitest'
import { parseWhole } from '@/shared/lib/form/whole'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1.200', 1200],
  ['0', 0],
  [7, 7],
])('%j is understood', (typed, whole) => {
  expect(parseWhole(typed)).toBe(whole)
})

test.each(['', '-', '1,5', '1.5', '12 años', '=1+1', '1e3', '99999999999999999999', 1.5])(
  '%j is no whole number',
  (typed) => {
    expect(parseWhole(typed)).toBeNaN()
  },
)

import { expect, test } from 'vitest'
import { formatUsd, roundUsd, sumUsd, toCents } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'

test('half a cent is rounded away from zero, even when the float is below it', () => {
  for (const [usd, cents] of [
    [8.575, 858],
    [35.855, 3586],
    [2.125, 213],
    [1.005, 101],
    [0.004, 0],
    [999_999_999_999.99, 99_999_999_999_999],
  ] as const) {
    expect(toCents(usd)).toBe(cents)
    expect(toCents(-usd)).toBe(cents && -cents)
  }
  expect(roundUsd(0.1 + 0.2)).toBe(0.3)
  expect(sumUsd([0.1, 0.2, -0.3])).toBe(0)
})

test('the minus sign stands before the dollar sign, and nothing is no debt', () => {
  expect(formatUsd(-200)).toBe('-$200,00')
  expect(formatUsd(-1234.565)).toBe('-$1.234,57')
  expect(formatUsd(200)).toBe('$200,00')
  for (const nothing of [0, -0, -0.001]) expect(formatUsd(nothing)).toBe('$0,00')
})

test('one thing is singular, other numbers are plural', () => {
  expect(plural(1, 'registro', 'registros')).toBe('1 registro')
  expect(plural(0, 'registro', 'registros')).toBe('0 registros')
  expect(plural(1234, 'registro', 'registros')).toBe('1.234 registros')
})

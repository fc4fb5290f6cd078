import * as v from 'valibot'
import { expect, test } from 'vitest'
import { degrees, parseDegrees } from '@/shared/lib/form/degrees'

test.each([
  ['-2.19', -2.19],
  ['-2,19', -2.19],
  [' 78 ', 78],
  ['−79,9', -79.9],
])('%j is understood', (text, value) => {
  expect(parseDegrees(text)).toBe(value)
})

test.each(['', '-', '-2,', '2,1,9', '1.234,5', '2°11', 'aquí'])('%j stays as typed', (text) => {
  expect(parseDegrees(text)).toBe(text)
})

test('a place that is not on earth is refused with the limits', () => {
  const sentence = (value: unknown) => v.safeParse(degrees(90), value).issues?.[0].message
  expect(sentence(-90)).toBeUndefined()
  expect(sentence(90.1)).toBe('Debe ser un número entre -90 y 90.')
  expect(sentence('-2,')).toBe('Debe ser un número entre -90 y 90.')
})

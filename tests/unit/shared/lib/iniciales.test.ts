import { expect, test } from 'vitest'
import { iniciales } from '@/shared/lib/iniciales'

test.each([
  ['Crnl. Marco Antonio Villacís Paredes', 'MV'],
  ['Ing. Carmen Tenesaca', 'CT'],
  ['ángel ñaupari lópez', 'ÁÑ'],
  ['Rosa', 'R'],
  ['Dra.', 'D'],
  ['  ', ''],
  ['', ''],
])('%s', (nombres, expected) => {
  expect(iniciales(nombres)).toBe(expected)
})

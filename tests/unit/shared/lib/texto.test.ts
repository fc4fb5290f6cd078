import { expect, test } from 'vitest'
import { joinNames } from '@/shared/lib/texto'

test('a few names are all said, of many only the first five', () => {
  expect(joinNames(['Ana'])).toBe('Ana')
  expect(joinNames(['Ana', 'Luis', 'Eva'])).toBe('Ana, Luis y Eva')
  expect(joinNames(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, D y E')
  expect(joinNames(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe('A, B, C, D, E y 2 más')
})

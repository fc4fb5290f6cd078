import { expect, test } from 'vitest'
import { cedulaOf, cedulaProblem, sangreOf } from '@/entities/personal/datos'

test.each([
  ['O+', 'O+'],
  ['orh-', 'O-'],
  ['O RH POSITIVO', 'O+'],
  ['0 +', 'O+'],
  ['AB Rh negativo', 'AB-'],
  ['A positiva', 'A+'],
  ['b–', 'B-'],
  ['A', undefined],
  ['No sabe', undefined],
  ['', undefined],
])('a blood type written as «%s» is %s', (written, type) => expect(sangreOf(written)).toBe(type))

test('a cédula gets back its first zero, and one whose digits don’t fit is told', () => {
  expect(cedulaOf(' 092668785-6 ')).toBe('0926687856')
  expect(cedulaOf('926687856')).toBe('0926687856')
  expect(cedulaOf('AB 123')).toBe('AB 123')
  expect(['0926687856', '926687856', '', 'AB 123'].map(cedulaProblem)).toEqual([null, null, null, null])
  expect(cedulaProblem('0926687850')).toMatch(/^No es el número/)
  expect(cedulaProblem('9926687856')).toMatch(/^No es el número/)
  expect(cedulaProblem('12345')).toMatch(/^No es el número/)
})

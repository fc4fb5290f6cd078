import { expect, test } from 'vitest'
import { emailProblem, keptNote, phoneProblem } from '@/shared/lib/form/contact-rules'

test.each([
  '',
  '099 123 4567',
  '+593 99 123 4567',
  '(04) 278-1234',
  '+593 4 XXX-XXXX',
  '04 278 1234 ext. 12',
  '04 278 1234 Extensión 12, 099 123 4567',
  '042781234 / 0991234567',
  '042781234 y 0991234567',
  '911',
])('«%s» is taken as a phone', (text) => {
  expect(phoneProblem(text)).toBeNull()
})

test.each(['abc', 'sin teléfono', '12', '099 12', '099 123 4567, abc', 'x', '0991234567 Ana'])(
  '«%s» is no phone, and the sentence says what is',
  (text) => {
    expect(phoneProblem(text)).toContain('Escriba un número como 099 123 4567')
  },
)

test('an address needs its @ and its domain', () => {
  expect(['', ' ana@correo.example '].map((text) => emailProblem(text))).toEqual([null, null])
  expect(['abc', 'sin-arroba', 'a@b'].map((text) => emailProblem(text))).not.toContain(null)
})

test('what an earlier version stored may stay, and is spoken of', () => {
  expect([phoneProblem('abc', 'abc'), emailProblem('sin-arroba', 'sin-arroba')]).toEqual([null, null])
  expect(keptNote(phoneProblem, 'abc', 'abc')).toContain('Así está guardado.')
  expect(keptNote(phoneProblem, '099 123 4567', 'abc')).toBeUndefined()
  expect(keptNote(phoneProblem, '', '')).toBeUndefined()
})

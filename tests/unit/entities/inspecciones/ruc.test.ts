import { expect, test } from 'vitest'
import { establecimientoOf, rucOf, rucProblem } from '@/entities/inspecciones/ruc'

test.each([
  ['1710034065001', 'a person: the cédula and 001'],
  ['1760001550001', 'a public body'],
  ['1790011674001', 'a company'],
  ['1790110060001', 'a company whose digit is 0'],
  ['1760100100001', 'a public body whose digit is 0'],
  ['179 001 1674 001', 'written with spaces'],
])('%s is a RUC: %s', (ruc) => {
  expect(rucProblem(ruc)).toBeNull()
})

test.each([
  ['1710034066001', /no cuadra/],
  ['1760001540001', /no cuadra/],
  ['1790011675001', /no cuadra/],
  ['1710034065000', /no cuadra/],
  ['9910034065001', /no cuadra/],
  ['1770034065001', /no cuadra/],
  ['1710034065', /13 dígitos/],
  ['17100340650011', /13 dígitos/],
  ['__proto__', /13 dígitos/],
  ['', /Falta/],
])('%s is none', (ruc, sentence) => {
  expect(rucProblem(ruc)).toMatch(sentence)
})

test('a spreadsheet’s numbers get their zeros back', () => {
  expect(rucOf('912345675001')).toBe('0912345675001')
  expect(rucOf(' 1790011674001 ')).toBe('1790011674001')
  expect(establecimientoOf('2')).toBe('002')
  expect(establecimientoOf('0012')).toBe('0012')
})

import { expect, test } from 'vitest'
import { diaFault, limitesDe, type TipoDeDia } from '@/shared/lib/form/dia-limites'

const HOY = '2026-11-26'
const fault = (day: string, tipo: TipoDeDia) => diaFault(day, tipo, HOY)

test('a year of two figures is asked, in the century in which such a day can be', () => {
  expect(fault('0026-11-20', 'SUCESO')).toEqual({
    sentence: 'El año quedó en 26. ¿Quiso decir 2026?',
    right: '2026-11-20',
  })
  expect(fault('0098-05-01', 'ORIGEN')?.right).toBe('1998-05-01')
  expect(fault('0031-05-01', 'VIGENCIA')?.right).toBe('2031-05-01')
  // Neither 2040 nor 1940: nothing is offered for a call.
  expect(fault('0040-05-01', 'SUCESO')).toEqual({
    sentence: 'Revise el año: no puede ser antes de 1950.',
  })
})

test.each<[string, TipoDeDia, boolean]>([
  ['1902-03-04', 'SUCESO', false],
  ['2080-03-04', 'SUCESO', false],
  ['2026-11-27', 'SUCESO', true],
  ['2026-11-28', 'SUCESO', false],
  ['1911-10-10', 'ORIGEN', true],
  ['2028-01-01', 'ORIGEN', false],
  ['2031-06-30', 'PLAN', true],
  ['2080-06-30', 'PLAN', false],
  ['2060-06-30', 'VIGENCIA', true],
  ['2126-06-30', 'VIGENCIA', false],
])('%s as %s: %s', (day, tipo, good) => {
  expect(fault(day, tipo) === undefined).toBe(good)
})

test('a year of five figures is no day, though its letters stand between two years', () => {
  expect(fault('20266-01-01', 'PLAN')?.sentence).toBe('Revise el año: lleva cuatro cifras, como 2026.')
  expect(fault('', 'PLAN')).toBeUndefined()
})

test('the bounds are days', () => {
  expect(limitesDe('SUCESO', HOY)).toEqual(['1950-01-01', '2026-11-27'])
})

import { expect, test } from 'vitest'
import { plazoDe, plazoSentence, porPresentar, vence } from '@/entities/lotaip/plazos'
import { addMonths, cierreDe } from '@/shared/lib/dias'

const REGLAS = { dia: 15, feriados: [] }

// Worked out with a calendar of 2026 and 2027 on the desk.
test.each([
  ['2026-11', 'a Tuesday', '2026-12-15'],
  ['2026-10', 'a Sunday: the Monday after it', '2026-11-16'],
  ['2026-07', 'a Saturday: the Monday after it', '2026-08-17'],
  ['2026-12', 'a Friday of the next year', '2027-01-15'],
  ['2027-04', 'a Saturday in May', '2027-05-17'],
])('%s is due on the 15th of the next month, or the next working day: %s', (mes, _, day) => {
  expect(vence(mes, REGLAS)).toBe(day)
})

test('holidays that the brigade wrote down move the deadline on, over a weekend too', () => {
  expect(vence('2026-11', { dia: 15, feriados: ['2026-12-15'] })).toBe('2026-12-16')
  expect(vence('2026-10', { dia: 15, feriados: ['2026-11-16'] })).toBe('2026-11-17')
  // Friday and the Monday after the weekend.
  expect(vence('2026-12', { dia: 15, feriados: ['2027-01-15', '2027-01-18'] })).toBe('2027-01-19')
  expect(vence('2026-11', { dia: 15, feriados: ['2026-12-14'] })).toBe('2026-12-15')
})

test('another day of the month is a setting', () => {
  expect(vence('2026-11', { dia: 10, feriados: [] })).toBe('2026-12-10')
  expect(vence('2026-11', { dia: 5, feriados: [] })).toBe('2026-12-07')
})

test('months go over the turn of the year in both directions', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(addMonths('2026-11', -24)).toBe('2024-11')
  expect(cierreDe('2026-12')).toBe('2026-12-31')
  expect(cierreDe('2028-02')).toBe('2028-02-29')
})

test.each([
  [
    '2026-11-30',
    'ABIERTO',
    'El mes no ha terminado. Se presenta con los datos de su cierre, hasta el 15 de diciembre de 2026.',
  ],
  ['2026-12-01', 'POR_VENCER', 'Se presenta hasta el 15 de diciembre de 2026: faltan 14 días.'],
  ['2026-12-14', 'POR_VENCER', 'Se presenta hasta el 15 de diciembre de 2026: falta 1 día.'],
  ['2026-12-15', 'POR_VENCER', 'Hoy, 15 de diciembre de 2026, es el último día para presentarlo.'],
  ['2026-12-16', 'VENCIDO', 'Atrasado: había plazo hasta el 15 de diciembre de 2026, hace 1 día.'],
  ['2027-01-04', 'VENCIDO', 'Atrasado: había plazo hasta el 15 de diciembre de 2026, hace 20 días.'],
])('on %s November is %s', (hoy, estado, sentence) => {
  const plazo = plazoDe('2026-11', hoy, REGLAS, false)
  expect(plazo.estado).toBe(estado)
  expect(plazoSentence(plazo, { presentado: '', llevado: true })).toBe(sentence)
})

test('a month that was filed is never late, whatever the day', () => {
  const plazo = plazoDe('2026-11', '2027-06-01', REGLAS, true)
  expect(plazoSentence(plazo, { presentado: '2026-12-14', llevado: false })).toBe(
    'Presentado el 14 de diciembre de 2026.',
  )
})

test('a month before the brigade began here isn’t called late: it may have been filed without the panel', () => {
  const plazo = plazoDe('2026-11', '2027-06-01', REGLAS, false)
  expect(plazoSentence(plazo, { presentado: '', llevado: false })).toBe(
    'No está anotado si se presentó. El plazo fue hasta el 15 de diciembre de 2026.',
  )
})

const due = (tocados: string[], presentados: string[], hoy: string) =>
  porPresentar(tocados, presentados, hoy, REGLAS).map(({ mes, plazo }) => `${mes} ${plazo.faltan}`)

test('what waits begins with the first month that somebody worked on', () => {
  expect(due([], [], '2026-12-10')).toEqual([])
  // October was due on 16 November; November has 5 days left on 10 December.
  expect(due(['2026-11', '2026-10'], [], '2026-12-10')).toEqual(['2026-10 -24', '2026-11 5'])
  expect(due(['2026-10'], ['2026-10'], '2026-12-10')).toEqual(['2026-11 5'])
})

test('a month is told of within seven days of its deadline, and not while it runs', () => {
  expect(due(['2026-11'], [], '2026-12-07')).toEqual([])
  expect(due(['2026-11'], [], '2026-12-08')).toEqual(['2026-11 7'])
  expect(due(['2026-12'], [], '2026-12-30')).toEqual([])
  // Over the turn of the year.
  expect(due(['2026-11'], ['2026-11'], '2027-01-08')).toEqual(['2026-12 7'])
})

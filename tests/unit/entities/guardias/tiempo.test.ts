import { expect, test } from 'vitest'
import { dayAt, daysOf, lapso, mondayOf, weekdayName, weekFrom, weekWords } from '@/entities/guardias/tiempo'
import { shift } from './tabla'

const utc = (ms: number) => (Number.isNaN(ms) ? 'none' : new Date(ms).toISOString().slice(0, 16))

test.each([
  ['2026-11-28 08:00-20:00', '2026-11-28T13:00', '2026-11-29T01:00', ['2026-11-28', '2026-11-28']],
  ['2026-11-28 20:00-08:00', '2026-11-29T01:00', '2026-11-29T13:00', ['2026-11-28', '2026-11-29']],
  // It ends with the day, and doesn't touch the next.
  ['2026-11-28 16:00-00:00', '2026-11-28T21:00', '2026-11-29T05:00', ['2026-11-28', '2026-11-28']],
  // The same hour twice is a whole day.
  ['2026-12-31 08:00-08:00', '2026-12-31T13:00', '2027-01-01T13:00', ['2026-12-31', '2027-01-01']],
  ['2026-11-28 00:00-08:00', '2026-11-28T05:00', '2026-11-28T13:00', ['2026-11-28', '2026-11-28']],
  ['2026-11-28 ?-08:00', 'none', 'none', ['2026-11-28', '2026-11-28']],
  ['2026-11-28 20:00-?', 'none', 'none', ['2026-11-28', '2026-11-28']],
  ['2026-11-28 :-:', 'none', 'none', ['2026-11-28', '2026-11-28']],
])('%s lasts from %s to %s in UTC', (text, desde, hasta, days) => {
  const turno = shift('t', text)
  expect([utc(lapso(turno).desde), utc(lapso(turno).hasta)]).toEqual([desde, hasta])
  expect(daysOf(turno)).toEqual(days)
})

test.each([
  // 2026 has 53 weeks: the last one ends in January.
  ['2026-12-28', '2026-12-28'],
  ['2027-01-01', '2026-12-28'],
  ['2027-01-03', '2026-12-28'],
  ['2027-01-04', '2027-01-04'],
  ['2024-02-29', '2024-02-26'],
  ['2023-01-01', '2022-12-26'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('a week of 53 has seven days in two years, and each knows its name', () => {
  expect(weekFrom('2026-12-28').map((day) => `${weekdayName(day)} ${day}`)).toEqual([
    'lunes 2026-12-28',
    'martes 2026-12-29',
    'miércoles 2026-12-30',
    'jueves 2026-12-31',
    'viernes 2027-01-01',
    'sábado 2027-01-02',
    'domingo 2027-01-03',
  ])
})

test.each([
  ['2026-11-23', '23 al 29 de noviembre de 2026'],
  ['2026-11-30', '30 de noviembre al 6 de diciembre de 2026'],
  ['2026-12-28', '28 de diciembre de 2026 al 3 de enero de 2027'],
])('the week from %s on is «%s»', (monday, words) => {
  expect(weekWords(monday)).toBe(words)
})

test('in Ecuador it is still the day before five hours after midnight in Greenwich', () => {
  expect(dayAt(Date.parse('2027-01-01T04:59:59Z'))).toBe('2026-12-31')
  expect(dayAt(Date.parse('2027-01-01T05:00:00Z'))).toBe('2027-01-01')
})

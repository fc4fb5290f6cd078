import { expect, test } from 'vitest'
import { weekday } from '@/shared/lib/dias'
import { feriadosDe, feriadosDichos, nacionalesDe } from '@/shared/lib/ley/feriados'

const days = (year: number) => nacionalesDe(year).map(({ dia }) => dia.slice(5))

// The days that the ministry of tourism and the press gave for these years.
test.each([
  [2019, '01-01 03-04 03-05 04-19 05-03 05-24 08-09 10-11 11-01 11-04 12-25'],
  // The New Year's of a Saturday is rested in the year before.
  [2022, '12-31 02-28 03-01 04-15 05-02 05-23 08-12 10-10 11-03 11-04 12-26'],
  [2024, '01-01 02-12 02-13 03-29 05-03 05-24 08-09 10-11 11-01 11-04 12-25'],
  [2025, '01-01 03-03 03-04 04-18 05-02 05-23 08-11 10-10 11-03 11-04 12-25'],
  [2026, '01-01 02-16 02-17 04-03 05-01 05-25 08-10 10-09 11-02 11-03 12-25'],
])('the national holidays of %i are rested where the law puts them', (year, expected) => {
  expect(days(year).join(' ')).toBe(expected)
})

test('the two days of November stay together, on whatever weekday they fall', () => {
  const november = (year: number) =>
    days(year)
      .filter((day) => day.startsWith('11-'))
      .join(' ')
  // From the second on a Monday to the second on a Sunday.
  expect([2026, 2021, 2022, 2023, 2018, 2024, 2025].map(november)).toEqual([
    '11-02 11-03',
    '11-01 11-02',
    '11-03 11-04',
    '11-02 11-03',
    '11-01 11-02',
    '11-01 11-04',
    '11-03 11-04',
  ])
})

test('nobody is given a weekend for a holiday', () => {
  for (let year = 2017; year <= 2050; year++)
    for (const { dia } of nacionalesDe(year)) expect(weekday(dia), dia).toBeLessThan(6)
})

test('the brigade’s word stands over the law and over what it noted before', () => {
  const own = [
    { dia: '2026-06-25', nombre: 'Cantonización' },
    { dia: '2026-10-09', nombre: 'Independencia de Guayaquil', fuera: true },
    { dia: '2026-07-03', nombre: '', fuera: true },
  ]
  const said = feriadosDe(own, ['2026-07-03', '2026-07-10'])
  const of = (dia: string) => said.includes(dia)
  expect(['2026-06-25', '2026-07-10', '2026-12-25'].every(of)).toBe(true)
  expect(['2026-10-09', '2026-07-03'].some(of)).toBe(false)
  expect(feriadosDichos(own, []).find(({ dia }) => dia === '2026-10-09')).toEqual({
    ...{ dia: '2026-10-09', nombre: 'Independencia de Guayaquil' },
    ...{ propio: true, fuera: true },
  })
})

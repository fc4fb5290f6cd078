import { expect, test } from 'vitest'
import {
  antesDe,
  comparedWith,
  inPeriodo,
  type Periodo,
  periodoAnterior,
  periodoDicho,
  periodoHaceUnAnio,
  periodoOf,
  periodoTitle,
  primerDia,
} from '@/entities/registro-servicios/parte/periodo'

const days = (periodo: Periodo | null) => periodo && `${periodo.desde} ${periodo.hasta}`

// Worked out by hand with a calendar: 2024 was a leap year.
test.each([
  // named, its days, the period before, the year before, what it is called
  ['2026-03', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28', '2025-03-01 2025-03-31', 'marzo de 2026'],
  ['2024-03', '2024-03-01 2024-03-31', '2024-02-01 2024-02-29', '2023-03-01 2023-03-31', 'marzo de 2024'],
  ['2024-02', '2024-02-01 2024-02-29', '2024-01-01 2024-01-31', '2023-02-01 2023-02-28', 'febrero de 2024'],
  ['2025-02', '2025-02-01 2025-02-28', '2025-01-01 2025-01-31', '2024-02-01 2024-02-29', 'febrero de 2025'],
  ['2026-01', '2026-01-01 2026-01-31', '2025-12-01 2025-12-31', '2025-01-01 2025-01-31', 'enero de 2026'],
  ['2025', '2025-01-01 2025-12-31', '2024-01-01 2024-12-31', '2024-01-01 2024-12-31', '2025'],
])('%s and what it is compared with', (periodo, own, before, yearAgo, title) => {
  const found = periodoOf({ periodo }) as Periodo
  expect(days(found)).toBe(own)
  expect(days(periodoAnterior(found))).toBe(before)
  expect(days(periodoHaceUnAnio(found))).toBe(yearAgo)
  expect(periodoTitle(found)).toBe(title)
})

test.each([
  // Three days; over the end of a leap February; a quarter; one day that the year before doesn't have.
  ['2026-03-10', '2026-03-12', '2026-03-07 2026-03-09', '2025-03-10 2025-03-12'],
  ['2024-02-28', '2024-03-01', '2024-02-25 2024-02-27', '2023-02-28 2023-03-01'],
  ['2026-04-01', '2026-06-30', '2026-01-01 2026-03-31', '2025-04-01 2025-06-30'],
  ['2024-02-29', '2024-02-29', '2024-02-28 2024-02-28', '2023-02-28 2023-02-28'],
])('from %s to %s', (desde, hasta, before, yearAgo) => {
  const periodo = periodoOf({ periodo: 'fechas', desde, hasta }) as Periodo
  expect(days(periodoAnterior(periodo))).toBe(before)
  expect(days(periodoHaceUnAnio(periodo))).toBe(yearAgo)
})

test('an address that names no period shows all dates; a day that the calendar lacks leaves its end open', () => {
  for (const periodo of ['', '2026-13', '2026-00', 'marzo', '26', '0050', 'constructor'])
    expect(periodoOf({ periodo })).toBeNull()
  expect(periodoOf({ periodo: 'fechas', desde: '2026-02-30', hasta: '2026-03-01' })).toEqual({
    desde: '',
    hasta: '2026-03-01',
  })
})

test('open ends and ends in the wrong order are compared with nothing', () => {
  for (const [desde, hasta] of [
    ['', '2026-03-01'],
    ['2026-03-01', ''],
    ['2026-03-02', '2026-03-01'],
  ] as const) {
    expect(periodoAnterior({ desde, hasta })).toBeNull()
    expect(periodoHaceUnAnio({ desde, hasta })).toBeNull()
  }
  expect(periodoTitle({ desde: '2026-03-01', hasta: '' })).toBe('desde el 1 de marzo de 2026')
  expect(periodoTitle({ desde: '', hasta: '2026-03-01' })).toBe('hasta el 1 de marzo de 2026')
})

test('the first and the last day belong to a period, the days beside them and what is no day don’t', () => {
  const list = ['2024-01-31', '2024-02-01', '2024-02-29', '2024-03-01', '', '2024-02-30'].map((fecha) => ({
    fecha,
  }))
  const found = inPeriodo(list, periodoOf({ periodo: '2024-02' }) as Periodo)
  expect(found.map(({ fecha }) => fecha)).toEqual(['2024-02-01', '2024-02-29'])
})

test('before its first entry a log is compared with nothing; a period of which it tells a part says which', () => {
  const month = periodoOf({ periodo: '2026-11' }) ?? expect.fail('no month')
  const compared = (primero: string) => comparedWith(month, primero).map((one) => one.desde)
  expect(compared('2026-11-26')).toEqual(['2026-11-01'])
  expect(compared('2026-10-31')).toEqual(['2026-11-01', '2026-10-01'])
  expect(compared('2019-01-01')).toEqual(['2026-11-01', '2026-10-01', '2025-11-01'])
  expect(antesDe(month, '')).toBe(true)
  expect(antesDe(month, '2026-12-01')).toBe(true)
  expect(antesDe(month, '2026-11-30')).toBe(false)
  expect(primerDia([{ fecha: '2026-11-27' }, { fecha: 'ayer' }, { fecha: '2026-11-26' }])).toBe('2026-11-26')
  expect(periodoDicho(month, '2026-11-05', '2026-11-26')).toBe(
    'noviembre de 2026 (desde el 5 nov 2026 hasta el 26 nov 2026)',
  )
  expect(periodoDicho(month, '2026-01-01', '2026-12-01')).toBe('noviembre de 2026')
})

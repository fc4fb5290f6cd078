import { expect, test } from 'vitest'
import { formatDay, newestFirst } from '@/shared/lib/fecha'

test('a day is written as in Spanish, in every month', () => {
  const { format } = new Intl.DateTimeFormat('es-EC', { day: 'numeric', month: 'long', year: 'numeric' })
  for (let month = 0; month < 12; month++) {
    const day = `2024-${String(month + 1).padStart(2, '0')}-07`
    expect(formatDay(day)).toBe(format(new Date(2024, month, 7)))
  }
  expect(formatDay('2024-06-12T03:00:00Z')).toBe('11 de junio de 2024')
})

test('a text that is no date is returned as it is', () => {
  expect(['', 'ayer', '2024-13-40'].map(formatDay)).toEqual(['', 'ayer', '2024-13-40'])
})

test('the newest record comes first, and of the same moment the one added last', () => {
  const list = [
    { id: 'a', fecha: '2024-01-31' },
    { id: 'b', fecha: '2024-02-01' },
    { id: 'c', fecha: '2024-01-31' },
    { id: 'd', fecha: '' },
  ]
  const byFecha = newestFirst<(typeof list)[number]>(({ fecha }) => fecha)
  expect(list.sort(byFecha).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd'])
})

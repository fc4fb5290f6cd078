import { expect, test } from 'vitest'
import { isTaken, newAsistencia } from '@/entities/eventos/asistencia'

const record = { id: 'ast-1', ...newAsistencia('evento-1', { id: 'p1', nombres: 'Luis Mora', cargo: '' }) }

test.each([
  ['a mark at the door, present or not', {}, true],
  ['«voy», before the event', { va: true }, false],
  ['«no voy»', { va: false }, false],
  ['who said «no voy» and came', { va: false, asistio: true }, true],
  ['who said «voy», did not come and was noted', { va: true, observaciones: 'Avisó que está enfermo' }, true],
] as const)('attendance was taken: %s', (_, values, taken) => {
  expect(isTaken({ ...record, ...values })).toBe(taken)
})

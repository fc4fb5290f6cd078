import { expect, test } from 'vitest'
import { agenda } from '@/entities/fases/agenda'
import { estadoOf, llevadoDesde } from '@/entities/fases/estado'
import { FASES } from '@/entities/fases/options'
import { FUENTE, plantillaDe } from '@/entities/fases/plantilla'
import { newTarea, tareasDe } from '@/entities/fases/tarea'

const tarea = (rest: object) => ({ ...newTarea(2026, 'ENTREGA'), id: 'x', ...rest })

test.each([
  [{ desde: '2027-06-01', hasta: '2027-06-30' }, '2027-05-31', 'PENDIENTE'],
  [{ desde: '2027-06-01', hasta: '2027-06-30' }, '2027-06-01', 'EN_CURSO'],
  [{ desde: '2027-06-01', hasta: '2027-06-30' }, '2027-06-30', 'EN_CURSO'],
  [{ desde: '2027-06-01', hasta: '2027-06-30' }, '2027-07-01', 'ATRASADA'],
  [{ desde: '2027-06-01', hasta: '2027-06-30', hecha: '2027-07-05' }, '2027-08-01', 'HECHA'],
  [{ hasta: '2026-12-31' }, '2027-01-01', 'ATRASADA'],
  [{ desde: '2027-06-01' }, '2030-01-01', 'EN_CURSO'],
  [{}, '2030-01-01', 'PENDIENTE'],
])('%j stands on %s as %s', (days, hoy, estado) => {
  expect(estadoOf(tarea(days), hoy, '')).toBe(estado)
})

test('a year begins with tasks in each phase, in the months of the year after, each saying where its days are from', () => {
  const all = plantillaDe(2026)
  const spans = FASES.map((fase) => {
    const own = tareasDe(all, 2026, fase)
    expect(own).toHaveLength(3)
    return [...new Set(own.map(({ desde, hasta }) => `${desde} ${hasta}`))]
  })
  expect(spans.flat()).toEqual([
    '2027-03-01 2027-03-31',
    '2027-04-01 2027-04-30',
    '2027-05-01 2027-05-31',
    '2027-06-01 2027-06-30',
  ])
  expect(all.every(({ fuente }) => fuente === FUENTE)).toBe(true)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('tasks stand by their last day, those without one at the end, and only those of that year', () => {
  const list = [
    tarea({ id: 'c' }),
    tarea({ id: 'b', hasta: '2027-06-30' }),
    tarea({ id: 'a', hasta: '2027-06-01' }),
    tarea({ id: 'd', hasta: '2027-06-01', ejercicio: 2025 }),
  ]
  expect(tareasDe(list, 2026, 'ENTREGA').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('a day of the template that was over before the process was kept here isn’t late, until somebody confirms it', () => {
  const due = (list: unknown) =>
    agenda.due?.(<T>() => list as T, { hoy: '2026-11-28', hasta: '2026-12-05' }).map(({ id }) => id)
  const list = plantillaDe(2025, { PLANIFICACION: '2026-03-20' })
  expect(llevadoDesde(list, 2025)).toBe('')
  expect(due(list)).toEqual([])
  const pasos = agenda.year?.pasos(<T>() => list as T, { hoy: '2026-11-28', ano: 2026 })
  expect(pasos?.map(({ estado }) => estado)).toEqual(['HECHO', 'NO_SE_SABE', 'NO_SE_SABE', 'NO_SE_SABE'])
  const [id] = list.filter(({ hecha }) => !hecha).map((one) => one.id)
  const confirmed = list.map((one) => (one.id === id ? { ...one, fuente: 'Resolución 5' } : one))
  expect(due(confirmed)).toEqual([id])
  // Somebody noted in May what was done: what came due afterwards and isn't noted is late.
  const kept = list.map((one) => (one.id === id ? { ...one, hecha: '2026-05-10' } : one))
  expect(due(kept)).toEqual(list.filter(({ hasta }) => hasta > '2026-05-10').map((one) => one.id))
})

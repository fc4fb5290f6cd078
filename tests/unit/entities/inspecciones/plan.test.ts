import { expect, test } from 'vitest'
import type { At } from '@/access/module'
import { agenda } from '@/entities/inspecciones/agenda'
import { calleDe, cuandoDe, type DelPlan, planDe, ritmoDe, zonasDe } from '@/entities/inspecciones/plan'
import type { Acta } from '@/entities/inspecciones/visita/acta'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { KEYS } from '../../../keys'

const HOY = '2026-11-28'

const local = (id: string, of: Partial<DelPlan> = {}): DelPlan => ({
  ...{ id, nombre: id, riesgo: '', direccion: '', parroquia: 'Centro', funciona: true, ...of },
})

const visita = (de: string, dia: string, resultado: Visita['resultado'] = 'APROBADO'): Visita => ({
  ...{ id: `visita-${de}-${dia}`, local: de, dia, equipo: 'a', plantilla: 'base-1', respuestas: '' },
  ...{ resultado, fin: `${dia}T10:00` },
})

const plan = (list: DelPlan[], visitas: Visita[] = [], actas: Acta[] = []) =>
  planDe(list, { visitas, actas, prorrogas: [], hoy: '2028-12-31' })

// Each by hand: [day of what was last seen, day on which it is visited next].
test.each([
  ['2025-11-10', '2026-11-10'],
  ['2025-12-31', '2026-12-31'],
  ['2024-02-29', '2025-02-28'],
  ['2027-02-28', '2028-02-28'],
])('what was seen on %s is visited again on %s', (dia, toca) => {
  expect(plan([local('a')], [visita('a', dia)])).toMatchObject([{ toca, ultima: dia, causa: 'ANUAL' }])
})

test('a door that nobody opened is no visit, and of what nobody saw the greater risk comes first', () => {
  const list = [
    local('b'),
    local('leve', { riesgo: 'LEVE' }),
    local('extra', { riesgo: 'EXTRA' }),
    local('a'),
  ]
  const made = plan([...list, local('cerró', { funciona: false })], [visita('a', '2026-11-20', 'PENDIENTE')])
  expect(made.map(({ id, toca, causa }) => [id, toca, causa])).toEqual([
    ['extra', '', 'NUNCA'],
    ['leve', '', 'NUNCA'],
    ['a', '', 'NUNCA'],
    ['b', '', 'NUNCA'],
  ])
  expect(made.every((one) => cuandoDe(one, HOY) === 'ATRASADA')).toBe(true)
})

test('a first visit that still runs is said, and counts as none that was made', () => {
  const running = { ...visita('a', '2026-11-28'), resultado: undefined, fin: undefined }
  expect(plan([local('a'), local('b')], [running])).toMatchObject([
    { id: 'a', toca: '', causa: 'NUNCA', empezada: '2026-11-28' },
    { id: 'b', toca: '', causa: 'NUNCA', empezada: '' },
  ])
  expect(plan([local('a')], [visita('a', '2026-11-27'), running])).toMatchObject([
    { toca: '2027-11-27', empezada: '2026-11-28' },
  ])
})

test('where a paper was left it is visited when its term ends', () => {
  const acta = {
    ...{ id: 'acta-1', numero: 'A-1', paso: 'PRIMERA', local: 'a', plantilla: 'base-1', dia: '2026-11-20' },
    ...{ puntos: 'ex1', dias: 8, vence: '2026-12-02', visita: '', por: '' },
  } as Acta
  const seen = { ...visita('a', '2026-11-20', 'NO_CUMPLE'), fallas: 'ex1' }
  expect(plan([local('a')], [seen], [acta])).toMatchObject([{ toca: '2026-12-02', causa: 'PLAZO' }])
  expect(plan([local('a')], [seen, visita('a', '2026-12-01')], [acta])).toMatchObject([
    { toca: '2027-12-01', causa: 'ANUAL' },
  ])
})

test('what a clock ahead made moves no visit away and ends no term', () => {
  const today = (visitas: Visita[], actas: Acta[] = []) =>
    planDe([local('a')], { visitas, actas, prorrogas: [], hoy: HOY })
  expect(today([visita('a', '2025-10-02'), visita('a', '2027-11-28')])).toMatchObject([
    { toca: '2026-10-02', ultima: '2025-10-02' },
  ])
  const acta = (id: string, dia: string, vence: string) =>
    ({ id, numero: id, paso: 'PRIMERA', local: 'a', plantilla: 'base-1', dia, puntos: 'ex1', vence }) as Acta
  const papers = [acta('A-1', '2026-11-20', '2026-12-02'), acta('A-2', '2027-11-20', '2027-12-02')]
  const seen = { ...visita('a', '2026-11-20', 'NO_CUMPLE'), fallas: 'ex1' }
  expect(today([seen, visita('a', '2027-11-28')], papers)).toMatchObject([
    { toca: '2026-12-02', causa: 'PLAZO' },
  ])
})

test('somebody moves a visit to a day, until it is made', () => {
  const moved = local('a', { proxima: '2026-12-10', proximaDesde: '2026-11-28' })
  expect(plan([moved], [visita('a', '2025-01-10')])).toMatchObject([{ toca: '2026-12-10', causa: 'MOVIDA' }])
  // Made before its day: the next one is of a year later, and not on the 10th as well.
  expect(plan([moved], [visita('a', '2026-12-03')])).toMatchObject([{ toca: '2027-12-03', causa: 'ANUAL' }])
  const today = local('a', { proxima: HOY, proximaDesde: HOY })
  expect(plan([today], [visita('a', HOY)])).toMatchObject([{ toca: '2027-11-28' }])
  expect(plan([{ ...moved, proxima: '' }], [visita('a', '2025-01-10')])).toMatchObject([
    { toca: '2026-01-10' },
  ])
})

test('how many are late, how many are of this month, and how many a month it takes', () => {
  const made = plan(
    ['a', 'b', 'c', 'd', 'e'].map((id) => local(id)),
    [
      ...[visita('a', '2025-11-27'), visita('b', '2025-11-28'), visita('c', '2025-12-31')],
      visita('d', '2026-01-01'),
    ],
  )
  // e was never seen; a was due yesterday, b is today, c in December, d next year.
  expect(ritmoDe(made, HOY)).toEqual({ atrasadas: 2, mes: 1, ano: 4, meses: 2, alMes: 2 })
  expect(ritmoDe([], HOY)).toEqual({ atrasadas: 0, mes: 0, ano: 0, meses: 2, alMes: 0 })
})

test.each([
  ['Sucre 10', 'Sucre'],
  ['Av. 10 de Agosto y Bolívar', 'Av. 10 de Agosto'],
  ['9 de Octubre 123', '9 de Octubre'],
  ['Bolívar y Sucre', 'Bolívar'],
  ['Calle Olmedo N° 12', 'Calle Olmedo'],
  ['Quito s/n', 'Quito'],
  ['Vía a Quevedo, km 3', 'Vía a Quevedo'],
  ['Malecón', 'Malecón'],
  ['', ''],
])('the street of «%s» is «%s»', (direccion, calle) => {
  expect(calleDe(direccion)).toBe(calle)
})

test('a sweep begins where most waits, and letters of one street are one street', () => {
  const made = plan(
    [
      local('a', { direccion: 'SUCRE 1' }),
      local('b', { direccion: 'Sucre 9' }),
      local('c', { direccion: 'Olmedo 1' }),
      local('d', { direccion: '' }),
    ],
    [visita('c', '2025-12-20')],
  )
  expect(zonasDe(made, HOY, ({ direccion }) => calleDe(direccion))).toEqual([
    { nombre: 'SUCRE', locales: 2, atrasadas: 2, mes: 0 },
    { nombre: 'Olmedo', locales: 1, atrasadas: 0, mes: 0 },
  ])
})

const at =
  (lists: Record<string, unknown>): At =>
  <T>(key: string) =>
    (lists[key] ?? []) as T

const momento = (hoy: string) => ({ hoy, ahora: Date.parse(`${hoy}T15:00:00Z`) })

test('the month asks for the visits of the plan, and the calendar says the days to which some were moved', () => {
  const known = at({
    [KEYS.locales]: [local('a'), local('b', { proxima: '2026-12-10', proximaDesde: HOY })],
    [KEYS.visitas]: [visita('b', '2026-01-10')],
  })
  expect(agenda.month?.(known, momento(HOY))).toMatchObject([
    { id: 'plan-de-visitas', estado: 'VENCIDO', nota: '1 atrasada, hacen falta 1 al mes.' },
  ])
  expect(agenda.due?.(known, { hoy: HOY, hasta: '2026-12-31' })).toMatchObject([
    { dia: '2026-12-10', titulo: '1 visita de inspección', search: { lista: 'plan' } },
  ])
  expect(agenda.month?.(at({}), momento(HOY))).toEqual([])
})

test('in January, and then only, Hoy says whose permit ended with the year', () => {
  const permiso = {
    ...{ id: 'p', tipo: 'FUNCIONAMIENTO', local: 'a', otorgado: '2026-03-01T15:00:00Z', anulado: '' },
    hasta: '2026-12-31',
  }
  const known = at({
    [KEYS.locales]: [local('a')],
    [KEYS.visitas]: [visita('a', '2026-03-01')],
    [KEYS.permisosDados]: [permiso],
  })
  expect(agenda.waits?.(known, momento('2027-01-04'))).toMatchObject([
    { id: 'sin-renovar', titulo: '1 local sin renovar el permiso' },
  ])
  expect(agenda.waits?.(known, momento('2026-12-31'))).toEqual([])
  expect(agenda.waits?.(known, momento('2027-02-01'))).toEqual([])
})

import { expect, test } from 'vitest'
import { type Item, newItem } from '@/entities/inventario/item'
import { previstosCsv, previstosDelProximo, totalPrevisto } from '@/entities/inventario/plan/costo'
import type { Hecho } from '@/entities/inventario/plan/hecho'
import { newPlan, type Plan } from '@/entities/inventario/plan/plan'

const HOY = '2026-11-28'
const item = (id: string, nombre: string, rest: Partial<Item> = {}): Item => ({
  ...newItem('2026-01-01'),
  ...{ id, nombre, categoria: 'OTROS', ...rest },
})
const plan = (id: string, nombre: string, rest: Partial<Plan> = {}): Plan => ({
  ...newPlan('2026-01-01'),
  ...{ id, nombre, ...rest },
})
const hecho = (of: string, planId: string, dia: string, rest: Partial<Hecho> = {}): Hecho => ({
  ...{
    id: `h-${of}-${planId}-${dia}`,
    item: of,
    plan: planId,
    dia,
    trabajo: '',
    quien: '',
    resultado: 'BIEN',
  },
  ...rest,
})
const EXTINTORES = [item('e1', 'Extintor PQS'), item('e2', 'Extintor de CO2')]
const RECARGA = plan('p', 'Recarga', { palabra: 'extintor', cada: 12, firma: true })
const said = (...of: Parameters<typeof previstosDelProximo>) =>
  previstosDelProximo(...of).lineas.map(({ categoria, trabajo, veces, centavos, sinPrecio }) => [
    ...[categoria, trabajo, veces, centavos, sinPrecio],
  ])

test('what is due next year costs what it cost the last time, of this thing or else of another one', () => {
  const hechos = [
    hecho('e1', 'p', '2025-03-10', { costo: 900 }),
    hecho('e1', 'p', '2026-03-10', { costo: 1250 }),
  ]
  // One is due on 10 March; the other one was never done: now, and a year later again.
  expect(said(EXTINTORES, [RECARGA], hechos, HOY)).toEqual([['OTROS', 'Recarga', 2, 2500, 0]])
  expect(said(EXTINTORES, [RECARGA], [], HOY)).toEqual([['OTROS', 'Recarga', 2, 0, 2]])
  // What own people do for nothing has no line, with a price it has.
  const own = { ...RECARGA, firma: false }
  expect(said(EXTINTORES, [own], [], HOY)).toEqual([])
  expect(said(EXTINTORES, [own], hechos, HOY)).toEqual([['OTROS', 'Recarga', 2, 2500, 0]])
})

test('a month comes twelve times, six years once or not at all, meters and uses never', () => {
  const [one] = EXTINTORES
  if (!one) throw new Error('none')
  const of = (rest: Partial<Plan>, ...days: string[]) =>
    said(
      [one],
      [{ ...RECARGA, ...rest }],
      days.map((dia) => hecho('e1', 'p', dia, { costo: 100 })),
      HOY,
    )
  expect(of({ cada: 1 }, '2026-11-10')).toEqual([['OTROS', 'Recarga', 12, 1200, 0]])
  expect(of({ cada: 72 }, '2021-06-01')).toEqual([['OTROS', 'Recarga', 1, 100, 0]])
  expect(of({ cada: 72 }, '2022-06-01')).toEqual([])
  // The Fridays of 2027: from 1 January to 31 December there are 53.
  expect(of({ cada: 7, unidad: 'DIAS' }, '2026-11-27')).toEqual([['OTROS', 'Recarga', 53, 5300, 0]])
  expect(of({ unidad: 'KM' }, '2026-11-10')).toEqual([])
  expect(of({ regla: 'USO' }, '2026-11-10')).toEqual([])
})

test('what wears out then costs what it is worth; the file says the same as the sum', async () => {
  const suits = item('t', 'Traje', {
    categoria: 'EPP',
    cantidad: 4,
    valorEstimado: 1450.5,
    fabricado: '2017-05',
  })
  const life = plan('v', 'Fin de vida', { regla: 'VIDA', cada: 120, categoria: 'EPP' })
  const { ano, lineas } = previstosDelProximo([suits], [life], [], HOY)
  expect([ano, totalPrevisto(lineas)]).toEqual([2027, 5802])
  const csv = await previstosCsv((categoria) => categoria)(lineas).text()
  expect(csv.split('\r\n')[1]).toBe('EPP,Fin de vida,1,5802.00,0')
})

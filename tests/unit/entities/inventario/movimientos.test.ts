import { expect, test } from 'vitest'
import { cuentasOf } from '@/entities/inventario/cuenta'
import { existenciasOf, quedanDe, type Uso, vencenOf } from '@/entities/inventario/existencias'
import { type Item, newItem } from '@/entities/inventario/item'
import { cuandoDe, destinoDe, sobreDe } from '@/entities/inventario/mover'
import { lotesDe, tomadoDe } from '@/entities/inventario/movimientos/lotes'
import type { Movimiento } from '@/entities/inventario/movimientos/movimiento'
import { conMovimientos, prestamosDe } from '@/entities/inventario/movimientos/saldo'
import { itemAlerts, itemTotals } from '@/entities/inventario/totals'

const item = (fields: Partial<Item> = {}): Item => ({
  ...newItem('2026-01-01'),
  ...{ id: 'inv-1', nombre: 'Guantes', cantidad: 10, valorEstimado: 1.1, ubicacion: 'Bodega 1', ...fields },
})
let made = 0
const movimiento = (
  tipo: Movimiento['tipo'],
  cantidad: number,
  rest: Partial<Movimiento> = {},
): Movimiento => ({
  ...{
    id: `mov-${made++}`,
    item: 'inv-1',
    tipo,
    cantidad,
    cuando: '2026-03-01T10:30:20',
    por: 'Ana',
    ...rest,
  },
})
const hay = (one: Item, ...movimientos: Movimiento[]) => conMovimientos([one], movimientos)[0]?.cantidad

test('a count has in it what moved before it, to the second; what moved after it is added', () => {
  const five = movimiento('ENTRADA', 5)
  expect(hay(item(), five)).toBe(15)
  expect(hay(item({ contado: '2026-03-01T10:30:10' }), five)).toBe(15)
  expect(hay(item({ contado: '2026-03-01T10:30:40' }), five)).toBe(10)
  expect(hay(item(), five, movimiento('BAJA', 2), movimiento('CONSUMO', 1))).toBe(12)
  // A count of an earlier version knows minutes only.
  expect(hay(item({ contado: '2026-03-01T10:30' }), five)).toBe(15)
})

test('a quantity that a phone of before writes without its moment is a count: what moved before it is in it', () => {
  const seen = item({ contado: '2026-02-01T08:00:00' })
  const five = movimiento('ENTRADA', 5, { sobre: sobreDe(seen) })
  expect(hay(seen, five)).toBe(15)
  const counted = { ...seen, cantidad: 14 }
  expect(hay(counted, five)).toBe(14)
  expect(hay(counted, five, movimiento('BAJA', 1, { sobre: sobreDe(counted) }))).toBe(13)
})

test('a part that goes elsewhere is an item there, the same on two phones, and back again it is the first one', () => {
  const list = [item(), item({ id: 'inv-2', nombre: 'Casco', ubicacion: 'Autobomba 1' })]
  const { a, isNew } = destinoDe(item({ minimo: 5, contado: '2026-01-01T10:00' }), 'autobomba  1', list)
  expect({ a, isNew }).toMatchObject({
    a: { id: 'inv-1~autobomba-1', nombre: 'Guantes', cantidad: 0, minimo: 0 },
    isNew: true,
  })
  expect(a).not.toHaveProperty('contado')
  const went = movimiento('TRASLADO', 3, { a: a.id })
  const both = conMovimientos([...list, a], [went])
  expect(both.map(({ cantidad }) => cantidad)).toEqual([7, 10, 3])
  expect(destinoDe(a, 'BODEGA 1', [...list, a])).toEqual({ a: list[0], isNew: false })
  expect(destinoDe(a, 'Taller', [...list, a]).a.id).toBe('inv-1~taller')
  // What a parte names by its name is taken from the first.
  const usos = [{ nombre: 'guantes', cantidad: 2, parte: 'p', cuando: '2026-03-02T10:00' }]
  const existencias = existenciasOf(both, usos)
  expect(both.map((one) => quedanDe(existencias, one))).toEqual([5, 10, 3])
})

test('what is lent is the brigade’s and not on the shelf, until it comes back; a count finds what is on the shelf', () => {
  const loan = movimiento('PRESTAMO', 2, { id: 'mov-p', vuelve: '2026-04-01' })
  const back = movimiento('DEVOLUCION', 2, { prestamo: 'mov-p', cuando: '2026-03-05T10:00:00' })
  const lent = existenciasOf(conMovimientos([item()], [loan]), [], new Map([['inv-1', 2]]))
  expect(hay(item(), loan)).toBe(10)
  expect(lent.porItem.get('inv-1')).toMatchObject({ prestado: 2, quedan: 8 })
  const [cuenta] = cuentasOf([item()], [], {
    ...{ usos: [], movimientos: [loan], all: [item()], now: '2026-03-02T08:00:00' },
  })
  expect(cuenta?.esperado).toBe(8)
  const counted = item({ cantidad: 8, contado: '2026-03-02T08:00:00' })
  expect(hay(counted, loan)).toBe(10)
  expect(hay(counted, loan, back)).toBe(10)
  expect(prestamosDe([loan, back])).toEqual([])
  // A loan that somebody took away leaves nothing to come back.
  expect(hay(item(), back)).toBe(10)
})

test('what was given up leaves every total and alert', () => {
  const baja = { dia: '2026-03-01', motivo: 'Se dañó', acta: '12' }
  const list = [item({ estado: 'MALO', donado: true, cantidad: 1, baja }), item({ id: 'inv-2' })]
  expect(itemTotals(list)).toMatchObject({ total: 10, valor: 11, donados: 0, requierenAtencion: 0 })
  expect(Object.values(itemAlerts(list)).flat()).toEqual([])
})

test('a movement of today has its moment, one of an earlier day the end of that day, as a parte without an hour', () => {
  const now = new Date('2026-03-01T15:00:07Z')
  expect(cuandoDe('2026-03-01', now)).toBe('2026-03-01T10:00:07')
  expect(cuandoDe('2026-02-28', now)).toBe('2026-02-28T24:00')
})

test('what is left is of the latest printed dates: the first to expire is used first, and what a count found is among it', () => {
  const came = (cantidad: number, vence: string, lote = '', cuando = '2026-03-01T10:00:00') =>
    movimiento('ENTRADA', cantidad, { vence, ...(lote && { lote }), cuando })
  const list = [came(5, '2027-05', 'A'), came(4, '2027-05-10', 'B'), came(3, '2026-12')]
  // Ten were counted before, with a date of their own.
  const cosa = item({ vence: '2028' })
  const left = (quedan: number) =>
    lotesDe(cosa, list, quedan).map(({ vence, lote, cantidad }) => [vence, lote, cantidad].join(' '))
  expect(left(22)).toEqual(['2026-12  3', '2027-05-10 B 4', '2027-05 A 5', '2028  10'])
  expect(left(18)).toEqual(['2027-05-10 B 3', '2027-05 A 5', '2028  10'])
  expect(left(4)).toEqual(['2028  4'])
  expect(left(0)).toEqual([])
  // A count of after them has them in it: of the twelve that came ten are left.
  const counted = item({ contado: '2026-04-01T08:00:00' })
  expect(lotesDe(counted, list, 10).map(({ vence, cantidad }) => [vence, cantidad])).toEqual([
    ['2026-12', 1],
    ['2027-05-10', 4],
    ['2027-05', 5],
  ])
  // What partes used and what is given up moves the date that is due.
  const due = (usos: Uso[], ...more: Movimiento[]) => {
    const moved = [...list, ...more]
    return vencenOf([cosa], conMovimientos([cosa], moved), moved, usos)[0]?.vence
  }
  expect(due([])).toBe('2026-12')
  const usos = [{ nombre: 'Guantes', cantidad: 2, parte: 'p', cuando: '2026-03-02T10:00' }]
  expect(due(usos)).toBe('2026-12')
  expect(due(usos, movimiento('BAJA', 1))).toBe('2027-05-10')
  expect(due([], movimiento('CONSUMO', 22))).toBe('')
})

test('a part that is taken elsewhere takes what expires first with it, with its dates', () => {
  const came = [
    movimiento('ENTRADA', 5, { vence: '2026-12', lote: 'A', cuando: '2026-03-01T10:00:00' }),
    movimiento('ENTRADA', 4, { vence: '2027-05', lote: 'B', cuando: '2026-03-01T11:00:00' }),
  ]
  const cosa = item({ cantidad: 0 })
  const taken = tomadoDe(lotesDe(cosa, came, 9), 7)
  expect(taken.map(({ lote, cantidad }) => [lote, cantidad])).toEqual([
    ['A', 5],
    ['B', 2],
  ])
  const part = item({ id: `${cosa.id}~autobomba-1`, cantidad: 0 })
  const went = taken.map(({ vence, lote, cantidad }, n) =>
    movimiento('TRASLADO', cantidad, { id: `t${n}`, a: part.id, vence, lote, cuando: '2026-03-02T10:00:00' }),
  )
  const said = (of: Item, quedan: number) =>
    lotesDe(of, [...came, ...went], quedan).map(({ vence, lote, cantidad }) => `${vence} ${lote} ${cantidad}`)
  expect(said(cosa, 2)).toEqual(['2027-05 B 2'])
  expect(said(part, 7)).toEqual(['2026-12 A 5', '2027-05 B 2'])
  expect(said(part, 1)).toEqual(['2027-05 B 1'])
  const now = conMovimientos([cosa, part], [...came, ...went])
  expect(now.map(({ cantidad }) => cantidad)).toEqual([2, 7])
  expect(vencenOf([cosa, part], now, [...came, ...went], []).map(({ vence }) => vence)).toEqual([
    '2027-05',
    '2026-12',
  ])
  // Of what has no date nothing is known.
  expect(tomadoDe([], 3)).toEqual([{ vence: '', lote: '', cantidad: 3 }])
})

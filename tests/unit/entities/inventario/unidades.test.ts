import * as v from 'valibot'
import { expect, test } from 'vitest'
import { existenciasOf, quedanDe, type Uso } from '@/entities/inventario/existencias'
import { type Item, itemKeptSchema, newItem } from '@/entities/inventario/item'
import { itemsList } from '@/entities/inventario/module'
import { itemAlerts, itemTotals } from '@/entities/inventario/totals'
import { separado, unidadesDe, unido } from '@/entities/inventario/unidades'
import { applyCommand, type Batch, inverse } from '@/shared/storage/list-command'

const ROW: Item = {
  ...newItem('2026-01-01'),
  ...{ id: 'inv-9', nombre: 'Extintor PQS 10 lb', cantidad: 12, valorEstimado: 35.5, minimo: 10 },
  ...{ ubicacion: 'Bodega 1', contado: '2026-01-10T08:00', custodio: 'Ana' },
}
const OTHER: Item = { ...newItem('2026-01-01'), id: 'inv-10', nombre: 'Pala' }

const datos = (n: number) =>
  Array.from({ length: n }, (_, k) => ({
    numeroSerie: `EXT-${k + 1}`,
    fabricado: '2020',
    vence: `2027-0${1 + (k % 9)}`,
  }))

const apply = (list: readonly Item[], batch: Batch<Item>) =>
  applyCommand(list, { kind: 'batch', batch }, itemsList)

const split = (list: readonly Item[] = [ROW, OTHER]) =>
  apply(list, separado(ROW, datos(12), '2026-03-01T10:00'))

test('a row of twelve becomes twelve units of one with dates of their own, and nothing of the sums changes', () => {
  const { list } = split()
  const units = unidadesDe(ROW, list).length
  expect(units).toBe(0)
  const head = list.find(({ id }) => id === ROW.id) as Item
  const all = unidadesDe(head, list)
  expect(all).toHaveLength(12)
  expect(all[0]).toMatchObject({ id: 'inv-9', cantidad: 1, unidad: 1, numeroSerie: 'EXT-1', custodio: 'Ana' })
  expect(all[11]).toMatchObject({ id: 'inv-9-u12', vence: '2027-03', ubicacion: 'Bodega 1' })
  for (const unit of all) expect(v.is(v.object(itemKeptSchema.entries), unit)).toBe(true)
  const { total, valor } = itemTotals([ROW, OTHER])
  expect(itemTotals(list)).toMatchObject({ total, valor })
})

test('two phones that split one row make the same units, whoever comes last', () => {
  const once = split().list
  const twice = apply(once, separado(ROW, datos(12), '2026-03-01T10:05')).list
  expect(twice.map(({ id }) => id).sort()).toEqual(once.map(({ id }) => id).sort())
  expect(itemTotals(twice).total).toBe(13)
})

test('what partes used by its name counts once: before the split it is in it, after it the row lacks it', () => {
  const usos: Uso[] = [
    { nombre: 'extintor pqs 10 lb', cantidad: 2, parte: 'srv-1', cuando: '2026-02-01T10:00' },
    { nombre: 'Extintor PQS 10 lb', cantidad: 1, parte: 'srv-2', cuando: '2026-04-01T10:00' },
  ]
  const before = existenciasOf([ROW, OTHER], usos.slice(0, 1))
  expect(quedanDe(before, ROW)).toBe(10)
  const { list } = apply([ROW, OTHER], separado(ROW, datos(10), '2026-03-01T10:00'))
  const after = existenciasOf(list, usos)
  expect(after.sueltos).toEqual([])
  const units = unidadesDe(list[0] as Item, list)
  expect(units.reduce((sum, unit) => sum + quedanDe(after, unit), 0)).toBe(9)
  const joined = unido(units, (unit) => quedanDe(after, unit), '2026-05-01T10:00')
  const whole = apply(list, joined as Batch<Item>).list
  expect(whole).toHaveLength(2)
  expect(quedanDe(existenciasOf(whole, usos), whole.find(({ id }) => id === ROW.id) as Item)).toBe(9)
})

test('joined again the row has what all units have, and both acts are taken back whole', () => {
  const { list, changes } = split()
  const units = unidadesDe(list.find(({ id }) => id === ROW.id) as Item, list)
  const joined = apply(list, unido(units, ({ cantidad }) => cantidad, '2026-05-01T10:00') as Batch<Item>)
  const row = joined.list.find(({ id }) => id === ROW.id)
  expect(row).toMatchObject({
    cantidad: 12,
    numeroSerie: '',
    fabricado: '2020',
    vence: '',
    ubicacion: 'Bodega 1',
  })
  expect(row).toMatchObject({ unidadDe: undefined, unidad: undefined, minimo: 10 })
  const back = (from: readonly Item[], batch: Batch<Item>) =>
    applyCommand(from, { kind: 'unbatch', batch }, itemsList).list
  const again = back(joined.list, inverse(joined.changes))
  expect(unidadesDe(again.find(({ id }) => id === ROW.id) as Item, again)).toHaveLength(12)
  expect(back(again, inverse(changes)).find(({ id }) => id === ROW.id)).toMatchObject(ROW)
  expect(back(again, inverse(changes))).toHaveLength(2)
})

test('one unit alone isn’t joined, and without the first one the next takes its place', () => {
  const { list } = split()
  const units = unidadesDe(list.find(({ id }) => id === ROW.id) as Item, list)
  expect(unido(units.slice(0, 1), () => 1, '')).toBeUndefined()
  expect(unido(units.slice(1), () => 1, '2026-05-01T10:00')).toMatchObject({
    patches: [{ id: 'inv-9-u2', next: { cantidad: 11 } }],
  })
})

test('a row that is split keeps its minimum: its units are counted together, and joined it is low as before', () => {
  const { list } = split()
  expect(itemAlerts(list).stockBajo.map(({ id }) => id)).toEqual(['inv-10'])
  const units = unidadesDe(list.find(({ id }) => id === ROW.id) as Item, list)
  // Three are given up: nine of ten are left, and the row is said once.
  const fewer = list.map((one) =>
    units.slice(9).some(({ id }) => id === one.id)
      ? { ...one, baja: { dia: '2026-03-02', motivo: '', acta: '' } }
      : one,
  )
  expect(itemAlerts(fewer).stockBajo.map(({ id }) => id)).toEqual(['inv-9', 'inv-10'])
  const batch = unido(units, ({ cantidad }) => cantidad, '2026-03-03T10:00')
  if (!batch) throw new Error('nothing to join')
  const joined = apply(list, batch).list.find(({ id }) => id === 'inv-9')
  expect(joined).toMatchObject({ cantidad: 12, minimo: 10 })
  expect(joined).not.toMatchObject({ minimoDeFila: expect.anything() })
})

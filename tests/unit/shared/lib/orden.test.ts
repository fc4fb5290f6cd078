import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOrder, moveTo, type Ordered } from '@/shared/lib/orden'
import { ordenError } from '@/shared/lib/orden-field'

const list = (...ordenes: number[]): Ordered[] =>
  ordenes.map((orden, index) => ({ id: 'abcdefgh'[index] as string, orden }))

const apply = (records: Ordered[], updates: Ordered[]) => applyOrder(records, updates).map(({ id }) => id)

test('moving up one place takes one update where the numbers leave room', () => {
  expect(moveTo(list(1, 2, 3), 'c', 1)).toEqual([{ id: 'b', orden: 4 }])
  expect(moveTo(list(1, 5, 9), 'c', 1)).toEqual([{ id: 'c', orden: 2 }])
  expect(moveTo(list(1, 2, 3), 'a', 2)).toEqual([{ id: 'a', orden: 4 }])
  expect(moveTo(list(1, 2, 3, 4), 'd', 0)).toHaveLength(3)
})

test('a record moved to where it is, or an unknown one, changes nothing', () => {
  expect(moveTo(list(1, 2, 3), 'b', 1)).toEqual([])
  expect(moveTo(list(1, 2, 3), 'z', 0)).toEqual([])
})

test('applying an order keeps all else, and records of one number in their places', () => {
  const named = list(2, 2, 5).map((record) => ({ ...record, nota: `nota ${record.id}` }))
  expect(applyOrder(named, [{ id: 'c', orden: 1 }])).toEqual([
    { id: 'c', orden: 1, nota: 'nota c' },
    { id: 'a', orden: 2, nota: 'nota a' },
    { id: 'b', orden: 2, nota: 'nota b' },
  ])
})

test('an order that is no whole number from 1 up is refused, also as text from a field', () => {
  for (const good of [1, '7', 250]) expect(ordenError(good)).toBeNull()
  for (const bad of [0, -1, 1.5, '', '2.5', 'x']) expect(ordenError(bad)).toMatch(/entero desde 1/)
})

test('numbers that are alike or no whole numbers are set right on the way', () => {
  const mixed = list(1, 1, 2.5)
  expect(apply(mixed, moveTo(mixed, 'c', 0))).toEqual(['c', 'a', 'b'])
})

/** The most places that any choice of kept numbers leaves alone: every subset is tried. */
function mostKept(order: number[]): number {
  let most = 0
  for (let mask = 0; mask < 2 ** order.length; mask++) {
    const kept = order.map((orden, i) => ({ orden, i })).filter(({ i }) => mask & (1 << i))
    const fits = kept.every(({ orden, i }, k) => {
      const before = kept[k - 1] ?? { orden: 0, i: -1 }
      return orden - before.orden >= i - before.i
    })
    if (fits) most = Math.max(most, kept.length)
  }
  return most
}

test('any move gives the asked order with whole, distinct numbers and the fewest updates', () => {
  const lists = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(lists, fc.nat(7), fc.nat(7), (numbers, from, to) => {
      const records = list(...[...numbers].sort((a, b) => a - b))
      const moved = records[from % records.length] as Ordered
      const target = to % records.length
      const updates = moveTo(records, moved.id, target)
      const wanted = records.map(({ id }) => id).filter((id) => id !== moved.id)
      wanted.splice(target, 0, moved.id)
      expect(apply(records, updates)).toEqual(wanted)
      const final = records.map((r) => updates.find(({ id }) => id === r.id)?.orden ?? r.orden)
      const order = wanted.map((id) => records.find((r) => r.id === id)?.orden ?? 0)
      expect(updates).toHaveLength(order.length - mostKept(order))
      expect(new Set(final).size).toBe(final.length)
      expect(final.every((orden) => Number.isInteger(orden) && orden >= 1)).toBe(true)
    }),
  )
})

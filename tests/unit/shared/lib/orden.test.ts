import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ordenError } from '@/shared/lib/form/whole'
import { applyOrder, moveTo, type Ordered } from '@/shared/lib/orden'

const list = (...ordenes: number[]): Ordered[] =>
  ordenes.map((orden, index) => ({ id: 'abcdefgh'[index] as string, orden }))

const apply = (records: Ordered[], updates: Ordered[]) => applyOrder(records, updates).map(({ id }) => id)

test('a move in a list that counts from 1 renumbers only the records in between', () => {
  expect(moveTo(list(1, 2, 3, 4), 'c', 1)).toEqual([
    { id: 'c', orden: 2 },
    { id: 'b', orden: 3 },
  ])
})

test('moving a record to its own place, or an unknown one, changes nothing', () => {
  expect(moveTo(list(1, 2, 3), 'b', 1)).toEqual([])
  expect(moveTo(list(1, 2, 3), 'z', 0)).toEqual([])
})

test('applying an order keeps other fields, and the places of records with the same number', () => {
  const named = list(2, 2, 5).map((record) => ({ ...record, nota: `nota ${record.id}` }))
  expect(applyOrder(named, [{ id: 'c', orden: 1 }])).toEqual([
    { id: 'c', orden: 1, nota: 'nota c' },
    { id: 'a', orden: 2, nota: 'nota a' },
    { id: 'b', orden: 2, nota: 'nota b' },
  ])
})

test('an order that is no whole number from 1 up is refused, also as text', () => {
  for (const good of [1, '7', 250]) expect(ordenError(good)).toBeNull()
  for (const bad of [0, -1, 1.5, '', '2.5', 'x']) expect(ordenError(bad)).toMatch(/entero desde 1/)
})

test('a move corrects orders that repeat or are no whole numbers', () => {
  const mixed = list(1, 1, 2.5)
  expect(apply(mixed, moveTo(mixed, 'c', 0))).toEqual(['c', 'a', 'b'])
})

test('after any move the records are in the new order and count 1, 2, 3', () => {
  const lists = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 7 })
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (numbers, from, to) => {
      const records = list(...[...numbers].sort((a, b) => a - b))
      const moved = records[from % records.length] as Ordered
      const target = to % records.length
      fc.pre(target !== from % records.length)
      const updates = moveTo(records, moved.id, target)
      const wanted = records.map(({ id }) => id).filter((id) => id !== moved.id)
      wanted.splice(target, 0, moved.id)
      const moves = applyOrder(records, updates)
      expect(moves.map(({ id }) => id)).toEqual(wanted)
      expect(moves.map(({ orden }) => orden)).toEqual(wanted.map((_, index) => index + 1))
    }),
  )
})

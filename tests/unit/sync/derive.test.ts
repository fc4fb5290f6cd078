import { expect, test } from 'vitest'
import { derive, readable } from '@/sync/derive'
import { EXISTS, type Fields } from '@/sync/fields'
import { EMPTY_SHADOW, packShadow, type Shadow, unpackShadow } from '@/sync/shadow'
import { stampOf } from '@/sync/stamp'
import { cosas } from './world'

const collection = cosas('bomberos_a')
const old = stampOf(1000, 1, 'otro0000')
const fields = (values: object, stamp = old): Fields =>
  Object.fromEntries(
    Object.entries({ [EXISTS]: true, ...values }).map(([name, value]) => [name, [stamp, value]]),
  )
const shadow = (rows: Shadow['rows']): Shadow => ({ ...EMPTY_SHADOW, rows })
const moment = { time: 5000, v: 7, device: 'mio00000' }
const mine = stampOf(5000, 7, 'mio00000')

test('what is here and not there is new, with all its fields', () => {
  expect(derive(collection, [{ id: 'a', x: 'uno' }], EMPTY_SHADOW, {}, moment)).toEqual({
    a: { [EXISTS]: [mine, true], x: [mine, 'uno'] },
  })
})

test('only the field that differs is told; one that was taken away has no value', () => {
  const known = shadow({ a: fields({ x: 'uno', y: 'dos', z: 'tres' }) })
  const list = [{ id: 'a', x: 'otro', y: 'dos' }]
  expect(derive(collection, list, known, {}, moment)).toEqual({ a: { x: [mine, 'otro'], z: [mine] } })
})

test('what is missing here was deleted, after all that was written to it', () => {
  const late = stampOf(9000, 3, 'otro0000')
  const known = shadow({ a: { ...fields({ x: 'uno' }), y: [late, 'tarde'] } })
  const [stamp] = derive(collection, [], known, {}, moment).a?.[EXISTS] ?? []
  expect(stamp).toBe(stampOf(9000, 4, 'mio00000'))
  expect(derive(collection, [], known, {}, moment).a).toEqual({ [EXISTS]: [stamp, false] })
})

test('a derived value keeps its stamp, unless the central knows something later', () => {
  const before = { a: { x: [stampOf(2000, 1, 'mio00000'), 'otro'] as const } }
  const list = [{ id: 'a', x: 'otro' }]
  const known = shadow({ a: fields({ x: 'uno' }) })
  expect(derive(collection, list, known, before, moment)).toEqual(before)
  const later = shadow({ a: { ...fields({}), x: [stampOf(9000, 1, 'otro0000'), 'nuevo'] } })
  expect(derive(collection, list, later, before, moment)).toEqual({
    a: { x: [stampOf(9000, 2, 'mio00000'), 'otro'] },
  })
})

test('a default that this version fills in is nobody’s change', () => {
  const known = shadow({ a: fields({ x: 'uno' }) })
  expect(derive(collection, [{ id: 'a', x: 'uno', y: '0' }], known, {}, moment)).toEqual({})
  expect(derive(collection, [{ id: 'a', x: 'uno', y: '1' }], known, {}, moment)).toEqual({
    a: { y: [mine, '1'] },
  })
})

test('a record that can’t be read, and one that lost its id, is no change and no deletion', () => {
  const known = shadow({ a: fields({ x: 'uno' }), b: fields({ x: 'dos' }) })
  const before = { b: { x: [mine, 'antes'] as const } }
  const { list, whole } = readable([{ id: 'a', x: 7 }, { x: 'dos' }])
  expect(whole).toBe(false)
  expect(derive(collection, list, known, before, moment, whole)).toEqual(before)
})

test('what is held back is not deleted', () => {
  const known: Shadow = { ...shadow({ a: fields({ x: 'uno' }) }), held: { a: 'espacio' } }
  expect(derive(collection, [], known, {}, moment)).toEqual({})
})

test('an object of which nobody wrote anything is not told', () => {
  const object = { ...cosas('bomberos_o', [{ id: 'unico', x: 'valor' }]), only: 'unico' }
  expect(derive(object, [{ id: 'unico', x: 'valor', y: '0' }], EMPTY_SHADOW, {}, moment)).toEqual({})
  expect(derive(object, [{ id: 'unico', x: 'otro' }], EMPTY_SHADOW, {}, moment).unico).toMatchObject({
    x: [mine, 'otro'],
  })
})

test('an object that is set back to what it was is told: the central may have the first word', () => {
  const object = { ...cosas('bomberos_o', [{ id: 'unico', x: 'valor' }]), only: 'unico' }
  const before = {
    unico: { [EXISTS]: [old, true] as const, x: [old, 'otro'] as const, z: [old, 'z'] as const },
  }
  expect(derive(object, [{ id: 'unico', x: 'valor' }], EMPTY_SHADOW, before, moment).unico).toEqual({
    [EXISTS]: [old, true],
    x: [mine, 'valor'],
    z: [mine],
  })
})

test('a shadow is kept in little room and read back equal', () => {
  const later = stampOf(2000, 1, 'otro0000')
  const rows = {
    a: { ...fields({ x: 'uno', y: null, z: undefined }), y: [later, 'dos'] as const, gone: [old] as const },
    dead: { [EXISTS]: [later, false] as const, x: [old, 'uno'] as const },
  }
  const packed = packShadow(shadow(rows), collection)
  expect(JSON.stringify(packed).split(old)).toHaveLength(4)
  expect(unpackShadow(structuredClone(packed), collection).rows).toEqual(rows)
})

test('a migration is nobody’s edit: the shadow goes through it too, with its stamps', () => {
  const packed = packShadow(shadow({ a: fields({ x: 'UNO', y: '5' }) }), collection)
  const migrated = {
    ...collection,
    migrations: [
      (data: unknown) => (data as { x: string }[]).map((one) => ({ ...one, x: one.x.toLowerCase() })),
    ],
  }
  const now = unpackShadow(packed, migrated)
  expect(now.rows.a).toEqual(fields({ x: 'uno', y: '5' }))
  expect(derive(migrated, [{ id: 'a', x: 'uno', y: '5' }], now, {}, moment)).toEqual({})
})

import { expect, test } from 'vitest'
import type { Migration } from '@/shared/storage/stored-module'
import { derive, readable } from '@/sync/derive'
import { EXISTS, type Fields, isAlive, recordOf } from '@/sync/fields'
import { migrateFields } from '@/sync/migrate-fields'
import { migratedParcels, together } from '@/sync/others/parcels'
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

test('what is here and not there is new, with all its fields', async () => {
  expect(await derive(collection, [{ id: 'a', x: 'uno' }], EMPTY_SHADOW, {}, moment)).toEqual({
    a: { [EXISTS]: [mine, true], x: [mine, 'uno'] },
  })
})

test('only the field that differs is told; one that was taken away has no value', async () => {
  const known = shadow({ a: fields({ x: 'uno', y: 'dos', z: 'tres' }) })
  const list = [{ id: 'a', x: 'otro', y: 'dos' }]
  expect(await derive(collection, list, known, {}, moment)).toEqual({ a: { x: [mine, 'otro'], z: [mine] } })
})

test('what is missing here was deleted, after all that was written to it', async () => {
  const late = stampOf(9000, 3, 'otro0000')
  const known = shadow({ a: { ...fields({ x: 'uno' }), y: [late, 'tarde'] } })
  const [stamp] = (await derive(collection, [], known, {}, moment)).a?.[EXISTS] ?? []
  expect(stamp).toBe(stampOf(9000, 4, 'mio00000'))
  expect((await derive(collection, [], known, {}, moment)).a).toEqual({ [EXISTS]: [stamp, false] })
})

test('what was written before deleting goes along, for somebody’s later word may bring the record back', async () => {
  const known = shadow({ a: fields({ x: 'uno' }) })
  const previous = { a: { x: [stampOf(2000, 1, 'mio00000'), 'dos'] as const } }
  expect(await derive(collection, [], known, previous, moment)).toEqual({
    a: { ...previous.a, [EXISTS]: [mine, false] },
  })
  const never = { b: { [EXISTS]: [mine, true] as const, x: [mine, 'uno'] as const } }
  expect(Object.keys((await derive(collection, [], EMPTY_SHADOW, never, moment)).b ?? {})).toEqual([EXISTS])
})

test('what was written before somebody else’s deletion is told where it still wasn’t, and deletes nothing', async () => {
  const known = shadow({ a: { ...fields({ x: 'uno' }), [EXISTS]: [stampOf(3000, 1, 'otro0000'), false] } })
  const previous = { a: { x: [stampOf(2000, 1, 'mio00000'), 'dos'] as const } }
  expect(await derive(collection, [], known, previous, moment)).toEqual(previous)
  expect(await derive(collection, [], known, {}, moment)).toEqual({})
})

test('a derived value keeps its stamp, unless the central knows something later', async () => {
  const before = { a: { x: [stampOf(2000, 1, 'mio00000'), 'otro'] as const } }
  const list = [{ id: 'a', x: 'otro' }]
  const known = shadow({ a: fields({ x: 'uno' }) })
  expect(await derive(collection, list, known, before, moment)).toEqual(before)
  const later = shadow({ a: { ...fields({}), x: [stampOf(9000, 1, 'otro0000'), 'nuevo'] } })
  expect(await derive(collection, list, later, before, moment)).toEqual({
    a: { x: [stampOf(9000, 2, 'mio00000'), 'otro'] },
  })
})

test('a default that this version fills in is nobody’s change', async () => {
  const known = shadow({ a: fields({ x: 'uno' }) })
  expect(await derive(collection, [{ id: 'a', x: 'uno', y: '0' }], known, {}, moment)).toEqual({})
  expect(await derive(collection, [{ id: 'a', x: 'uno', y: '1' }], known, {}, moment)).toEqual({
    a: { y: [mine, '1'] },
  })
})

test('a record that can’t be read, and one that lost its id, is no change and no deletion', async () => {
  const known = shadow({ a: fields({ x: 'uno' }), b: fields({ x: 'dos' }) })
  const before = { b: { x: [mine, 'antes'] as const } }
  const { list, whole } = readable([{ id: 'a', x: 7 }, { x: 'dos' }])
  expect(whole).toBe(false)
  expect(await derive(collection, list, known, before, moment, whole)).toEqual(before)
})

test('what is held back is not deleted', async () => {
  const known: Shadow = { ...shadow({ a: fields({ x: 'uno' }) }), held: { a: 'espacio' } }
  expect(await derive(collection, [], known, {}, moment)).toEqual({})
})

test('an object of which nobody wrote anything is not told', async () => {
  const object = { ...cosas('bomberos_o', [{ id: 'unico', x: 'valor' }]), only: 'unico' }
  expect(await derive(object, [{ id: 'unico', x: 'valor', y: '0' }], EMPTY_SHADOW, {}, moment)).toEqual({})
  expect((await derive(object, [{ id: 'unico', x: 'otro' }], EMPTY_SHADOW, {}, moment)).unico).toMatchObject({
    x: [mine, 'otro'],
  })
})

test('an object that is set back to what it was is told: the central may have the first word', async () => {
  const object = { ...cosas('bomberos_o', [{ id: 'unico', x: 'valor' }]), only: 'unico' }
  const before = {
    unico: { [EXISTS]: [old, true] as const, x: [old, 'otro'] as const, z: [old, 'z'] as const },
  }
  expect((await derive(object, [{ id: 'unico', x: 'valor' }], EMPTY_SHADOW, before, moment)).unico).toEqual({
    [EXISTS]: [old, true],
    x: [mine, 'valor'],
    z: [mine],
  })
})

test('a shadow is kept in little room and read back equal', async () => {
  const later = stampOf(2000, 1, 'otro0000')
  const rows = {
    a: { ...fields({ x: 'uno', y: null, z: undefined }), y: [later, 'dos'] as const, gone: [old] as const },
    dead: { [EXISTS]: [later, false] as const, x: [old, 'uno'] as const },
  }
  const packed = await packShadow(shadow(rows), collection)
  expect(JSON.stringify(packed).split(old)).toHaveLength(4)
  expect((await unpackShadow(structuredClone(packed), collection)).rows).toEqual(rows)
})

const moved: Migration = {
  record: ({ y, ...rest }) => ({ ...rest, x: String(rest.x).toLowerCase(), z: `${y} litros` }),
  from: { z: ['y'] },
}
const migrated = { ...collection, migrations: [moved] }
const late = stampOf(3000, 1, 'otro0000')

test('a migration is nobody’s edit: the shadow goes through it too, with its stamps', async () => {
  const rows = { a: { ...fields({ x: 'UNO' }), y: [late, '5'] as const } }
  const now = await unpackShadow(await packShadow(shadow(rows), collection), migrated)
  expect(now.rows.a).toEqual({ ...fields({ x: 'uno' }), z: [late, '5 litros'] })
  expect(await derive(migrated, [{ id: 'a', x: 'uno', z: '5 litros' }], now, {}, moment)).toEqual({})
})

test('what a person deleted stays deleted when it is migrated, and comes back as today’s', async () => {
  const dead = { ...fields({ x: 'UNO', y: '5' }), [EXISTS]: [late, false] as const }
  const [now] = Object.values(
    (await unpackShadow(await packShadow(shadow({ a: dead }), collection), migrated)).rows,
  )
  expect(isAlive(now)).toBe(false)
  expect(recordOf('a', now ?? {})).toEqual({ id: 'a', x: 'uno', z: '5 litros' })
})

test('what waits is migrated with what the central said, and keeps its stamp and whose it is', async () => {
  const packed = await packShadow(shadow({ a: fields({ x: 'UNO', y: '5' }) }), collection)
  const waiting = { ana: { a: { y: [late, '9'] as const } }, luis: { b: fields({ x: 'DOS', y: '2' }, late) } }
  const parcels = await migratedParcels(migrated, packed, waiting, 0)
  expect(parcels).toEqual({
    ana: { a: { z: [late, '9 litros'] } },
    luis: { b: fields({ x: 'dos', z: '2 litros' }, late) },
  })
  const list = [
    { id: 'a', x: 'uno', z: '9 litros' },
    { id: 'b', x: 'dos', z: '2 litros' },
  ]
  expect(
    await derive(migrated, list, await unpackShadow(packed, migrated), together(parcels), moment),
  ).toEqual(together(parcels))
  expect(await migratedParcels(migrated, packed, parcels, 1)).toBe(parcels)
})

test('a field is not made from what a role doesn’t get; one that a migration adds is older than any word', async () => {
  const { x: _x, ...hidden } = fields({ x: 'UNO', y: '5' })
  const added: Migration = { record: ({ x }) => ({ z: `${x}!` }), adds: true }
  const from: Migration = { ...added, from: { z: ['x'] } }
  const rows = (one: Migration, row: Fields) => migrateFields({ migrations: [one] }, 'a', row, 0)
  expect(rows(from, hidden)).toEqual(hidden)
  const { [EXISTS]: _exists, ...part } = fields({ y: '5' })
  expect(rows(added, part)).toEqual(part)
  const said = { ...fields({ x: 'UNO' }), z: [late, 'dicho'] as const }
  expect(rows(added, said)).toEqual(said)
  expect(rows(added, { ...fields({}), x: [late, 'UNO'] }).z).toEqual([old, 'UNO!'])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collections, type StoredRecord } from '@/sync/collections'
import { together } from '@/sync/others/parcels'
import type { Row } from '@/sync/wire'
import { compileDevice, createWorld, Phone } from './world'

type Fixture = { localStorage: Record<string, { data: unknown; v?: number; timestamp: number }> }

/** As the version of 2026-11-23 left a phone: samples and a week of work. */
const left: Fixture = JSON.parse(readFileSync('tests/fixtures/telefono-2026-11-23.json', 'utf8'))

test('a phone of 2026-11-23 works on without a central, then meets one, and nothing of it is lost', async () => {
  const all = collections()
  const world = await createWorld(
    all.map(({ key }) => key),
    await compileDevice(),
  )
  world.now = Date.parse('2026-11-24T12:00:00Z')
  // The central has the samples, and what somebody else wrote in the meantime.
  for (const collection of all) if (!collection.only) world.central.hold(collection.key, collection.samples())
  const phone = new Phone(world, 0, all)
  for (const [key, entry] of Object.entries(left.localStorage)) phone.ls.set(key, JSON.stringify(entry))

  const lists = all.filter(({ key, only }) => !only && key in left.localStorage)
  const before = new Map<string, { id: string }[]>()
  for (const { key } of lists) {
    before.set(key, await phone.list(key))
    expect(before.get(key), key).toHaveLength(Number((left.localStorage[key]?.data as unknown[])?.length))
  }
  expect(phone.calls).toBe(0)

  const asked = await phone.sync()
  if (asked?.kind !== 'ask') throw new Error('the person was not asked')
  for (const { key } of lists) expect(await phone.list(key)).toEqual(before.get(key))
  await phone.run(() => phone.app.joinWith(phone.central, 'agregar'))
  await phone.sync()
  expect(phone.copies).toBe(1)
  for (const { key, samples } of lists) {
    const isSample = new Set(samples().map(({ id }) => id))
    const own = (before.get(key) ?? []).filter(({ id }) => !isSample.has(id))
    expect(await phone.list(key), key).toEqual(expect.arrayContaining(own))
    expect(
      world.central.records(key).map(({ id }) => id),
      key,
    ).toEqual(expect.arrayContaining(own.map(({ id }) => id)))
  }
  expect(await phone.pending()).toEqual([])
  expect(asked.counts.some(({ onlyHere }) => onlyHere > 0)).toBe(true)
})

type Joined = {
  momento: number
  localStorage: Record<string, string>
  indexedDB: Record<string, unknown>
  /** The items as its central had them. */
  central: Row[]
  seq: number
}

/** As the version of 2026-11-24 left a shared phone that was joined: two people had written, and nothing was sent. */
const joined: Joined = JSON.parse(readFileSync('tests/fixtures/telefono-unido-2026-11-24.json', 'utf8'))
const ITEMS = 'bomberos_inventario_items'

test('a joined phone of 2026-11-24 goes on where it was: what waited keeps its stamps and whose it is', async () => {
  const all = collections()
  const world = await createWorld(
    all.map(({ key }) => key),
    await compileDevice(),
  )
  world.now = joined.momento
  for (const collection of all) if (!collection.only) world.central.hold(collection.key, collection.samples())
  for (const row of joined.central) world.central.rows.set(`${row.c}/${row.id}`, row)
  world.central.seq = joined.seq
  const phone = new Phone(world, 0, all)
  await phone.restore({
    ls: Object.entries(joined.localStorage),
    rows: Object.entries(joined.indexedDB),
  })

  const { data } = JSON.parse(joined.localStorage[ITEMS] ?? '') as { data: StoredRecord[] }
  expect(await phone.list(ITEMS)).toEqual(data)
  const { personas } = joined.indexedDB[`pendiente:${ITEMS}`] as { personas: Record<string, object> }
  const sealed = await phone.seal(ITEMS)
  expect(sealed['user-1']).toEqual(personas['user-1'])
  // The last name was written as the phone died, and is stamped now.
  expect(sealed['user-5']).toMatchObject(personas['user-5'] ?? {})
  for (const { key } of all) if (key !== ITEMS) expect(together(await phone.seal(key)), key).toEqual({})

  await phone.sync()
  await phone.signIn('user-1')
  await phone.sync()
  expect(await phone.pending()).toEqual([])
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  expect(world.central.records(ITEMS).sort(byId)).toEqual([...data].sort(byId))
  expect(data.map(({ nombre, cantidad }) => [nombre, cantidad])).toContainEqual(['Pala ancha', 5])
  expect(await phone.app.listRefusals()).toEqual([])
})

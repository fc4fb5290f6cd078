import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collections } from '@/sync/collections'
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

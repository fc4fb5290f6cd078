import { beforeAll, expect, test } from 'vitest'
import { itemsList } from '@/entities/inventario/module'
import { collections } from '@/sync/collections'
import type { Fields } from '@/sync/fields'
import { compileDevice, createWorld, Phone } from '../../sync/world'

const ITEMS = itemsList.key
const LISTS = collections().filter(({ key }) => key === ITEMS)

let compiled: Awaited<ReturnType<typeof compileDevice>>
beforeAll(async () => {
  compiled = await compileDevice()
})

test('a record of which a central of before kept null for what was taken away shows on the phones, and may be changed', async () => {
  const world = await createWorld([ITEMS], compiled)
  world.central.hold(ITEMS, [{ id: 'inv-1', nombre: 'Guantes', categoria: 'EPP', cantidad: 3 } as never])
  const [key, row] = [...world.central.rows].find(([, { id }]) => id === 'inv-1') ?? []
  if (!key || !row) throw new Error('not held')
  const stamp = Object.values(row.campos)[0]?.[0] as string
  const campos: Fields = { ...row.campos, contado: [stamp, null], baja: [stamp, null], minimo: [stamp, null] }
  world.central.rows.set(key, { ...row, campos })
  const [ana, luis] = [new Phone(world, 0, LISTS), new Phone(world, 0, LISTS)]
  for (const phone of [ana, luis]) {
    await phone.sync()
    const [item] = await phone.list(ITEMS)
    expect(item).toMatchObject({ id: 'inv-1', nombre: 'Guantes' })
    for (const field of ['contado', 'baja', 'minimo']) expect(item).not.toHaveProperty(field)
  }
  // Nobody said anything by showing it.
  const before = world.central.log.length
  await ana.sync()
  expect(world.central.log.length).toBe(before)
  world.now += 1000
  await ana.repository(ITEMS).update('inv-1', { minimo: 2 } as never)
  await ana.sync()
  await luis.sync()
  expect((await luis.list(ITEMS))[0]).toMatchObject({ minimo: 2 })
})

import { beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { sampleItems } from '@/entities/inventario/seed'
import { KEYS } from '../../../keys'
import { signIn } from '../../sign-in'
import { setAside, stored } from './stores'

const KEY = KEYS.inventario
const [one] = sampleItems() as [Item]
const item = (id: string, nombre: string) => ({ ...one, id, nombre })
const put = (data: unknown[]) => localStorage.setItem(KEY, JSON.stringify({ data, timestamp: 1 }))

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await signIn('user-1')
})

const twice = [item('inv-1', 'Uno'), item('inv-1', 'Dos'), item('inv-1-2', 'Tres'), item('inv-1', 'Uno')]
const ids = async () =>
  Object.fromEntries((await itemsRepository.all()).map(({ id, nombre }) => [nombre, id]))

test('a second record with an id gets its own; an equal one is the same record', async () => {
  put(twice)
  expect(await ids()).toEqual({ Uno: 'inv-1', Dos: 'inv-1-3', Tres: 'inv-1-2' })
  expect(setAside()).toEqual([])
  await itemsRepository.update('inv-1-3', { ubicacion: 'otra' })
  expect((await itemsRepository.find('inv-1'))?.ubicacion).toBe(one.ubicacion)
  await itemsRepository.remove(['inv-1'])
  expect(await ids()).toEqual({ Dos: 'inv-1-3', Tres: 'inv-1-2' })
})

test('while nothing can be written, every read gives the same ids', async () => {
  const { nombre, ...rest } = item('inv-5', 'Cinco')
  put([...twice, item('inv-5', 'Cinco'), { ...rest, nombre }])
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError')
  })
  const first = await ids()
  expect(await ids()).toEqual(first)
  refused.mockRestore()
  expect(await ids()).toEqual(first)
  expect(Object.keys(first)).toHaveLength(4)
  expect(stored(KEY).data).toHaveLength(4)
})

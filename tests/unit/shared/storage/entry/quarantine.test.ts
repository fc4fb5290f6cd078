import { beforeEach, expect, test, vi } from 'vitest'
import { itemsRepository } from '@/entities/inventario/items'
import { sampleItems } from '@/entities/inventario/seed'
import { listQuarantine, readQuarantined } from '@/shared/storage/entry/quarantine'
import { KEYS } from '../../../../keys'
import { setAside } from '../stores'

const [one] = sampleItems()
const put = (raw: string) => localStorage.setItem(KEYS.inventario, raw)

/** Reads at several moments, so that two copies would not have the same name. */
async function readOften(): Promise<void> {
  for (let n = 0; n < 4; n++) {
    await itemsRepository.all()
    vi.setSystemTime(Date.now() + 3)
  }
}

const refuse = () => {
  throw new DOMException('no', 'UnknownError')
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test.each([
  ['IndexedDB that refuses', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse)],
  [
    'IndexedDB that can’t be read',
    () => vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse),
  ],
])('%s: a damaged text is put aside once', async (_what, begin) => {
  const bad = '{"data":[roto'
  put(bad)
  const fault = begin()
  await readOften()
  fault.mockRestore()
  await readOften()
  expect(setAside()).toEqual([bad])
})

test('with a full localStorage a text is put aside in IndexedDB, once', async () => {
  put(JSON.stringify({ data: [one, { id: 7 }], timestamp: 1 }))
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(localStorage, {
      get: (area, name) => (name === 'setItem' ? full : Reflect.get(area, name).bind?.(area)),
    }),
  )
  await readOften()
  vi.unstubAllGlobals()
  const aside = await listQuarantine()
  expect(await Promise.all(aside.map(readQuarantined))).toEqual(['{"id":7}'])
  expect(aside[0]?.where).toBe('IndexedDB')
})

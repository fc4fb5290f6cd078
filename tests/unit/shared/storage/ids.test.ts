import { expect, test, vi } from 'vitest'
import { newId, newUuid } from '@/shared/storage/ids'

test('an id is the prefix, the ms and four random characters', () => {
  expect(newId('inv-', 1732147200000)).toMatch(/^inv-1732147200000-[a-z0-9]{4}$/)
})

test('10,000 ids of one millisecond are all different', () => {
  const ids = Array.from({ length: 10_000 }, () => newId('inv-', 1732147200000))
  expect(new Set(ids).size).toBe(10_000)
})

test('a UUID can be made on a page opened with http', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const ids = Array.from({ length: 1000 }, newUuid)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(1000)
})

import { expect, test } from 'vitest'
import { newId } from '@/shared/storage/ids'

test('an id is the prefix, the ms and four random characters', () => {
  expect(newId('inv-', 1732147200000)).toMatch(/^inv-1732147200000-[a-z0-9]{4}$/)
})

test('10,000 ids of one millisecond are all different', () => {
  const ids = Array.from({ length: 10_000 }, () => newId('inv-', 1732147200000))
  expect(new Set(ids).size).toBe(10_000)
})

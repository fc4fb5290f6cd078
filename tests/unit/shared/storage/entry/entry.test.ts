import { expect, test, vi } from 'vitest'
import { readValue, removeRaw, writeValue } from '@/shared/storage/entry/local'

const KEY = 'bomberos_prueba_valor'

test('an entry lives until its ttl has passed and is then removed on read', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  writeValue(KEY, { a: 1 }, 5000)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    data: { a: 1 },
    timestamp: 1_000_000,
    ttl: 5000,
  })
  vi.setSystemTime(1_005_000)
  expect(readValue(KEY)).toEqual({ a: 1 })
  vi.setSystemTime(1_005_001)
  expect(readValue(KEY)).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('without a ttl it never expires', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  writeValue(KEY, 'x')
  vi.setSystemTime(1_000_000 + 10 * 365 * 24 * 3_600_000)
  expect(readValue(KEY)).toBe('x')
})

test.each(['', '{', 'null', '[]', '{"timestamp":1}', '{"data":1}', '{"data":1,"timestamp":"ayer"}'])(
  'a text that is no entry reads as missing: %s',
  (raw) => {
    localStorage.setItem(KEY, raw)
    expect(readValue(KEY)).toBeNull()
  },
)

test('failing reads and deletes are logged in Spanish and return nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: broken, removeItem: broken })
  expect(readValue(KEY)).toBeNull()
  expect(removeRaw(KEY)).toBeUndefined()
  expect(log.mock.calls.map(([text]) => text)).toEqual([
    `Error al leer del almacenamiento: ${KEY}`,
    `Error al eliminar del almacenamiento: ${KEY}`,
  ])
})

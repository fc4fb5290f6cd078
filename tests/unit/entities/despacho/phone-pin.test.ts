import { get } from 'idb-keyval'
import { expect, test } from 'vitest'
import { isPin, setPin, tryPin, waitAfter } from '@/entities/despacho/phone-pin'
import { dropPin, hasPin } from '@/entities/despacho/phone-pin-kept'
import { database } from '@/shared/storage/entry/database'

test.each([
  ['1234', true],
  ['12345678', true],
  ['123', false],
  ['123456789', false],
  ['12a4', false],
  ['١٢٣٤', false],
])('«%s» is a PIN: %s', (typed, is) => {
  expect(isPin(typed)).toBe(is)
})

test.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 120],
  [12, 3600],
  [500, 3600],
])('after %i wrong tries nobody tries again for %i s', (fallos, seconds) => {
  expect(waitAfter(fallos)).toBe(seconds * 1000)
})

test('the right PIN opens, a wrong one costs a wait from the fifth on, and during it not even the right one opens', async () => {
  expect(await tryPin('0000', 0)).toEqual({ opens: true, espera: 0 })
  await setPin('4321')
  expect(await hasPin()).toBe(true)
  expect(JSON.stringify(await get('mi:pin', database()))).not.toContain('4321')
  for (const _ of [1, 2, 3, 4]) expect(await tryPin('1111', 1000)).toEqual({ opens: false, espera: 0 })
  expect(await tryPin('1111', 1000)).toEqual({ opens: false, espera: 30_000 })
  expect(await tryPin('4321', 2000)).toEqual({ opens: false, espera: 29_000 })
  expect(await tryPin('1111', 31_000)).toEqual({ opens: false, espera: 60_000 })
  expect(await tryPin('4321', 91_000)).toEqual({ opens: true, espera: 0 })
  // It begins anew.
  expect(await tryPin('1111', 91_000)).toEqual({ opens: false, espera: 0 })
  await dropPin()
  expect(await hasPin()).toBe(false)
})

test('tries of two tabs at once each count', async () => {
  await setPin('4321')
  const tried = await Promise.all(['1', '2', '3', '4', '5'].map((typed) => tryPin(typed, 1000)))
  expect(tried.map(({ espera }) => espera)).toEqual([0, 0, 0, 0, 30_000])
})

test('a clock that is set back by a year makes no wait longer, and a set-back alone ends none', async () => {
  const year = 365 * 86_400_000
  await setPin('4321')
  for (const _ of [1, 2, 3, 4, 5]) await tryPin('1111', year)
  expect(await tryPin('4321', 0)).toEqual({ opens: false, espera: 30_000 })
  expect(await tryPin('4321', 29_000)).toEqual({ opens: false, espera: 1000 })
  expect(await tryPin('4321', 30_000)).toEqual({ opens: true, espera: 0 })
})

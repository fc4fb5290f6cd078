import { expect, test } from 'vitest'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { keepSuffix, ownSuffix } from '@/shared/storage/own-suffix'

test('what a phone’s numbers end with comes back from the disk where a browser that died lost its preferences', async () => {
  const own = ownSuffix()
  expect(own).toMatch(/^[0-9A-F]{3}$/)
  await keepSuffix()
  setPreference('sufijoPartes', undefined as never)
  expect(readPreferences().sufijoPartes).toBeUndefined()
  await keepSuffix()
  expect(readPreferences().sufijoPartes).toBe(own)
  // One that was made meanwhile gives way: the numbers of one phone end alike.
  setPreference('sufijoPartes', 'ZZZ')
  await keepSuffix()
  expect(ownSuffix()).toBe(own)
})

import { expect, test } from 'vitest'
import { hindranceOf } from '@/shared/ui/control/hindrance'

const PHONE = {
  secure: true,
  capable: true,
  ios: false,
  installed: false,
  permission: 'default',
} as const

test('says why this browser cannot show notices', () => {
  expect(hindranceOf(PHONE)).toBeNull()
  expect(hindranceOf({ ...PHONE, permission: 'granted' })).toBeNull()
  expect(hindranceOf({ ...PHONE, permission: 'denied' })).toBe('denied')
  expect(hindranceOf({ ...PHONE, capable: false })).toBe('unsupported')
  // Safari on an iPhone has push only in an app on the home screen.
  expect(hindranceOf({ ...PHONE, capable: false, ios: true })).toBe('install')
  expect(hindranceOf({ ...PHONE, capable: false, ios: true, installed: true })).toBe('unsupported')
  expect(hindranceOf({ ...PHONE, ios: true, installed: true })).toBeNull()
  expect(hindranceOf({ ...PHONE, secure: false, capable: false })).toBe('insecure')
})

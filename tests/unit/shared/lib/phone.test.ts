import { expect, test } from 'vitest'
import { internationalDigits, mobileIn, smsLink, whatsAppLink } from '@/shared/lib/phone'

test.each([
  ['099 123 4567', '593991234567'],
  ['+593 99 123 4567', '593991234567'],
  ['00593 99 123 4567', '593991234567'],
  ['593991234567', '593991234567'],
  ['+593 (0) 99-123-4567', '593991234567'],
  ['04 212-3456', '59342123456'],
  ['+44 7911 123456', '447911123456'],
])('%s is a whole number', (written, digits) => {
  expect(internationalDigits(written)).toBe(digits)
  expect(new URL(whatsAppLink('Hola', written)).pathname).toBe(`/${digits}`)
})

test.each([
  '+593 4 XXX-XXXX',
  '',
  'no tiene',
  '911',
  '099 123',
  '+593 99 123 45678',
  '7911123456',
  '099 123 4567 / 098 765 4321',
])('«%s» never becomes the address of a chat', (written) => {
  expect(internationalDigits(written)).toBe('')
  expect(whatsAppLink('Hola', written)).toBe('https://wa.me/?text=Hola')
})

test('an SMS goes to the number as it was written; to none for a placeholder and for 911', () => {
  expect(smsLink('Hola', '099 123-4567')).toBe('sms:0991234567?&body=Hola')
  expect(smsLink('Hola', '+593 4 212-3456')).toBe('sms:+59342123456?&body=Hola')
  for (const written of ['+593 4 XXX-XXXX', '911', ''])
    expect(smsLink('Hola', written)).toBe('sms:?&body=Hola')
})

test('of several numbers the first mobile is written to; of none the person chooses', () => {
  expect(mobileIn('04 212 3456 / 099 123 4567, 098 765 4321')).toBe('099 123 4567')
  expect(mobileIn('+44 7911 123456')).toBe('+44 7911 123456')
  expect(mobileIn('+44 7911 123456, 0991234567')).toBe('0991234567')
})

test.each(['04 212 3456', '05 263 1144', '+593 2 212 3456', '04 212 3456 / 911', '099 123', ''])(
  '«%s» holds no mobile: nobody is sent to a chat that can’t be',
  (written) => {
    expect(mobileIn(written)).toBe('')
    expect(whatsAppLink('Hola', mobileIn(written))).toBe('https://wa.me/?text=Hola')
    expect(smsLink('Hola', mobileIn(written))).toBe('sms:?&body=Hola')
  },
)

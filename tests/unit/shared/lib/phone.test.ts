import { expect, test } from 'vitest'
import { internationalDigits, smsLink, whatsAppLink } from '@/shared/lib/phone'

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

import { expect, test } from 'vitest'
import { lineOf, literalOf } from '@/server/http/request/ip'

const lineIn = (text: string) => {
  const address = literalOf(text)
  return address && lineOf(address)
}

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  [' 1.2.3.4 ', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (text, line) => {
  expect(lineIn(text)).toBe(line)
})

test.each([
  '',
  'unknown',
  'localhost',
  '127.evil.example',
  '127.0.0.1.nip.io',
  '1.2.3',
  '1.2.3.4.5',
  '[::g]',
  '::1::',
])('%s is no address', (text) => {
  expect(literalOf(text)).toBeNull()
})

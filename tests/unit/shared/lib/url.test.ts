import { expect, test } from 'vitest'
import { encodeText, firstTel, telephones, textLink } from '@/shared/lib/url'

test.each([
  'https://example.org/a?b=c',
  'http://example.org',
  'mailto:info@bomberos.example',
  'tel:911',
  '/contacto',
  '#nota-1',
])('a text may lead to %s', (address) => {
  expect(textLink(address)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '//example.org',
  '/\\example.org',
  'otra-pagina',
  '',
])('but not to %j', (address) => {
  expect(textLink(address)).toBeUndefined()
})

test('half a surrogate pair breaks no link', () => {
  expect(encodeText('Fuego \ud83d ñ 🔥')).toBe('Fuego%20%20%C3%B1%20%F0%9F%94%A5')
})

test.each([
  ['099 123 4567', ['tel:0991234567']],
  ['099 123 4567 / 04 278-1234', ['tel:0991234567', 'tel:042781234']],
  ['0991234567, 0987654321; +593 98 765 4321', ['tel:0991234567', 'tel:0987654321', 'tel:+593987654321']],
  ['0991234567 y 042781234', ['tel:0991234567', 'tel:042781234']],
  ['0991234567 0987654321', ['tel:0991234567', 'tel:0987654321']],
  ['0991234567\n0987654321', ['tel:0991234567', 'tel:0987654321']],
  ['04 278 1234 ext. 12', ['tel:042781234']],
  ['+593 4 XXX-XXXX', [undefined]],
  ['', []],
])('each telephone of «%s» can be called', (phones, links) => {
  expect(telephones(phones).map(({ tel }) => tel)).toEqual(links)
})

test('a telephone is shown as it is written, once, and the first that can be called is found', () => {
  expect(telephones(' central/guardia, sin número ')).toEqual([
    { text: 'central/guardia, sin número', tel: undefined },
  ])
  expect(telephones('099 123 4567 / 099 123 4567, sin señal').map(({ text }) => text)).toEqual([
    '099 123 4567',
    'sin señal',
  ])
  expect(firstTel('sin señal / 04 278 1234')).toBe('tel:042781234')
  expect(firstTel('+593 4 XXX-XXXX')).toBeUndefined()
})

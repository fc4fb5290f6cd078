import { expect, test } from 'vitest'
import { encodeText, textLink } from '@/shared/lib/url'

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

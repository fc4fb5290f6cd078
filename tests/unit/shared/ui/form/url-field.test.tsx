import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { withScheme } from '@/shared/lib/url'
import { UrlField } from '@/shared/ui/form/url-field'

test.each([
  ['facebook.com/nabon', 'https://facebook.com/nabon'],
  [' www.example.org ', 'https://www.example.org'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  ['http://example.org', 'http://example.org'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
])('%s is the address %s', (typed, whole) => expect(withScheme(typed)).toBe(whole))

test.each([
  '',
  'bomberos',
  'alguien@example.org',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '/img/a.svg',
  'Sí. No.',
])('%s is left as it is', (typed) => expect(withScheme(typed)).toBe(typed))

function Form() {
  const [value, setValue] = useState('')
  return <UrlField label="Sitio web" value={value} onChange={setValue} />
}

test('the field shows the whole address when it is left, not while somebody types', () => {
  render(<Form />)
  const field = screen.getByLabelText('Sitio web') as HTMLInputElement
  fireEvent.change(field, { target: { value: 'bomberos.gob.ec' } })
  expect(field.value).toBe('bomberos.gob.ec')
  fireEvent.blur(field)
  expect(field.value).toBe('https://bomberos.gob.ec')
  cleanup()
})

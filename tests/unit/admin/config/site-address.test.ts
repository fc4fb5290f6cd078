import { expect, test } from 'vitest'
import { siteProblem } from '@/entities/configuracion/config-form'

test.each([
  'https://www.facebook.com/bomberospuertosol',
  'facebook.com/bomberos',
  'https://m.facebook.com',
  'https://instagram.com/x',
  'https://wa.me/593991234567',
])('%s is a page of a network, not the address of this app', (address) => {
  expect(siteProblem(address)).toMatch(/red social, y va en Sitio → Redes/)
})

test.each(['https://canton.gob.ec/bomberos', 'canton.gob.ec/?p=3'])(
  '%s has something after the address',
  (address) => {
    expect(siteProblem(address)).toMatch(/^Escriba solo la dirección/)
  },
)

test.each(['', 'https://bomberos.nabon.gob.ec', 'bomberos-sd.gob.ec', 'http://xfacebook.com/', 'nada'])(
  '«%s» is taken, or is told wrong by another rule',
  (address) => {
    expect(siteProblem(address)).toBeNull()
  },
)

test('what an earlier version stored may stay', () => {
  const kept = 'https://www.facebook.com/bomberos'
  expect(siteProblem(kept, kept)).toBeNull()
})

test('what no browser opens is told, and throws at nobody', () => {
  for (const address of ['https://[', 'https://a b'.replace(' ', '%'), 'http://:0'])
    expect(siteProblem(address)).toBe('Esa dirección no se puede abrir.')
})

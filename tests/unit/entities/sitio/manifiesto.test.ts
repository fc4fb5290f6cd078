import { expect, test } from 'vitest'
import { manifest } from '@/app/manifest'
import { manifestWith } from '@/entities/sitio/manifiesto'

type Built = Parameters<typeof manifestWith>[0]

test('what a brigade’s app is called, says and shows is its own; the sample’s pictures go', () => {
  const look = { name: 'Bomberos de Nabón', canton: 'Nabón' }
  const own = JSON.parse(JSON.stringify(manifestWith(manifest as Built, look)))
  expect(own).toMatchObject({
    name: 'Bomberos de Nabón',
    short_name: 'Bomberos Nabón',
    description:
      'Bomberos de Nabón: información, transparencia y reportes ciudadanos de Nabón. Funciona sin conexión.',
    start_url: '/',
  })
  expect(own).not.toHaveProperty('screenshots')
})

test('without a name of its own the build’s words and pictures stay', () => {
  for (const look of [{}, { name: manifest.name, canton: 'Villa Esperanza' }])
    expect(manifestWith(manifest as Built, look)).toEqual(manifest)
})

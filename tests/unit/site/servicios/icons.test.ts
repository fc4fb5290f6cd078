import { expect, test } from 'vitest'
import { serviciosDe } from '@/entities/sitio/servicios'
import { ICONS } from '@/site/servicios/catalogo'

test('each of the fifteen services has a picture of its own', () => {
  const icons = serviciosDe({}).map(({ icono }) => ICONS[icono])
  expect(new Set(icons).size).toBe(15)
  expect(icons).not.toContain(undefined)
})

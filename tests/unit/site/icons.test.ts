import { expect, test } from 'vitest'
import { serviciosActivos } from '@/entities/catalogo/servicios-catalogo'
import { ICONS } from '@/site/servicios/icons'

test('each of the fifteen services has a picture of its own', () => {
  const icons = serviciosActivos().map(({ icono }) => ICONS[icono])
  expect(new Set(icons).size).toBe(15)
  expect(icons).not.toContain(undefined)
})

import { expect, test } from 'vitest'
import { serviciosActivos } from '@/entities/catalogo/servicios-catalogo'
import { ICONOS } from '@/site/servicios/iconos'

test('each of the fifteen services has a picture of its own', () => {
  const icons = serviciosActivos().map(({ icono }) => ICONOS[icono])
  expect(new Set(icons).size).toBe(15)
  expect(icons).not.toContain(undefined)
})

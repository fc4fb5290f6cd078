import { expect, test } from 'vitest'
import { ESTADISTICAS } from '@/entities/catalogo/estadisticas'
import { heroSlides } from '@/entities/catalogo/hero'
import { serviciosActivos } from '@/entities/catalogo/servicios-catalogo'
import { countBy } from '@/shared/lib/text'

test('the catalogue has the fifteen services, each with its own icon, in order', () => {
  const services = serviciosActivos()
  expect(services.map(({ orden }) => orden)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
  expect(new Set(services.map(({ icono }) => icono)).size).toBe(15)
  expect(Object.fromEntries(countBy(services, ({ tipo }) => tipo))).toEqual({
    RESCATE: 4,
    INCENDIO: 4,
    MATERIALES_PELIGROSOS: 1,
    FLUVIAL: 2,
    PREVENCION: 1,
    CAPACITACION: 3,
  })
})

test('attentions by type add up to the total', () => {
  const sum = Object.values(ESTADISTICAS.serviciosPorTipo).reduce((total, n) => total + n, 0)
  expect(sum).toBe(ESTADISTICAS.totalAtenciones)
})

test('the hero has two slides, the first titled with the institution', () => {
  expect(heroSlides('Bomberos X').map(({ titulo }) => titulo)).toEqual([
    'Bomberos X',
    'Unidad de Rescate en Acción',
  ])
})

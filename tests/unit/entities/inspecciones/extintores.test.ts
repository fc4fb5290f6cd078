import { expect, test } from 'vitest'
import { extintoresDe, extintoresSentence } from '@/entities/inspecciones/extintores'
import type { Riesgo } from '@/entities/inspecciones/options'

// By hand, from table 2: light 557, ordinary 278.7, extra 371.6 m² for each.
test.each<[number, Riesgo, number, string]>([
  [80, 'LEVE', 1, '2A'],
  [557, 'LEVE', 1, '2A'],
  [557.1, 'LEVE', 2, '2A'],
  [278.7, 'ORDINARIO', 1, '2A'],
  [278.8, 'ORDINARIO', 2, '2A'],
  [557.4, 'ORDINARIO', 2, '2A'],
  [836.1, 'ORDINARIO', 3, '2A'],
  [836.2, 'ORDINARIO', 4, '2A'],
  [371.6, 'EXTRA', 1, '4A'],
  [1200, 'EXTRA', 4, '4A'],
])('%d m² of risk %s ask for %d', (area, riesgo, cuantos, tipo) => {
  expect(extintoresDe({ area, riesgo, pisos: undefined })).toMatchObject({ cuantos, tipo })
})

test('a building of light risk has one on each floor, another one as many as its area asks for', () => {
  expect(extintoresDe({ area: 300, riesgo: 'LEVE', pisos: 3 })?.cuantos).toBe(3)
  expect(extintoresDe({ area: 2300, riesgo: 'LEVE', pisos: 3 })?.cuantos).toBe(5)
  expect(extintoresDe({ area: 200, riesgo: 'ORDINARIO', pisos: 3 })?.cuantos).toBe(1)
})

test.each([
  { area: undefined, riesgo: 'LEVE' },
  { area: 0, riesgo: 'LEVE' },
  { area: 90, riesgo: '' },
] as const)('what nobody measured asks for nothing: %o', ({ area, riesgo }) => {
  expect(extintoresDe({ area, riesgo, pisos: 2 })).toBeUndefined()
})

test('the sentence says how many, of which kind and by which article', () => {
  const said = (area: number) => {
    const found = extintoresDe({ area, riesgo: 'ORDINARIO', pisos: 1 })
    return found ? extintoresSentence(found) : ''
  }
  expect(said(800)).toBe(
    'Hacen falta 3 extintores de 2A: uno por cada 278,7 m², a no más de 11,8 m (Reglamento de 2009, art. 31, tabla 2). Cocinas, combustibles y gas tienen sus propias reglas.',
  )
  expect(said(80)).toMatch(/^Hace falta 1 extintor de 2A/)
})

import { expect, test } from 'vitest'
import { type Aporte, estadoOf, informeDe, newAporte, publishedAportes } from '@/entities/aportes/aporte'
import { publicAporte } from '@/server/publico/fields'

const aporte = (rest: Partial<Aporte>): Aporte => ({
  ...newAporte('2026-11-26'),
  ...{ id: 'a', nombre: 'Rosa Vera', email: 'rosa@correo.example', texto: 'Soy Rosa: ¿cuánto costó?' },
  ...rest,
})
const INSTANT = '2026-11-26T10:00:00.000Z'

test('a question waits until it is answered, and is public only once somebody published a text of it', () => {
  expect(estadoOf(aporte({}))).toBe('POR_CONTESTAR')
  expect(estadoOf(aporte({ respuesta: ' ' }))).toBe('POR_CONTESTAR')
  expect(estadoOf(aporte({ respuesta: 'Mil.' }))).toBe('CONTESTADO')
  expect(estadoOf(aporte({ respuesta: 'Mil.', publicado: INSTANT }))).toBe('PUBLICADO')
  const list = [
    aporte({ id: 'a', textoPublico: '¿Cuánto costó?', respuesta: 'Mil.' }),
    aporte({ id: 'b', textoPublico: ' ', publicado: INSTANT }),
    aporte({ id: 'c', textoPublico: '¿Y en 2025?', publicado: INSTANT, ejercicio: 2025 }),
    aporte({ id: 'd', textoPublico: '¿Cuándo?', publicado: INSTANT }),
  ]
  expect(publishedAportes(list).map(({ id }) => id)).toEqual(['d', 'c'])
})

test('nothing of who asked, nor their own words, leaves the brigade', () => {
  const one = aporte({
    ...{ textoPublico: '¿Cuánto costó?', respuesta: 'Mil.', publicado: INSTANT },
    ...{ nota: 'Es prima de Ana', telefono: '0991234567', llegada: INSTANT },
  })
  const open = JSON.stringify(publicAporte(one))
  expect(open).toContain('¿Cuánto costó?')
  for (const secret of ['Rosa', 'correo.example', 'prima', '0991234567']) expect(open).not.toContain(secret)
})

test('the report takes in the published questions of its year, quoted, with their answers', () => {
  const list = [
    aporte({ id: 'a', textoPublico: '¿Cuánto\ncostó?', respuesta: 'Mil.', publicado: INSTANT }),
    aporte({ id: 'b', textoPublico: 'De otro año', respuesta: 'x', publicado: INSTANT, ejercicio: 2025 }),
    aporte({ id: 'c', textoPublico: 'Sin publicar', respuesta: 'x' }),
  ]
  expect(informeDe(list, 2026)).toBe('## Pregunta 1\n\n> ¿Cuánto\n> costó?\n\nMil.')
})

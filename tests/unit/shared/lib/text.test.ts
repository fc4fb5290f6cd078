import { expect, test } from 'vitest'
import { enumerated, inOrder, joinNames } from '@/shared/lib/text'

test('a few names are all listed, of many only the first five', () => {
  expect(joinNames(['Ana'])).toBe('Ana')
  expect(joinNames(['Ana', 'Luis', 'Eva'])).toBe('Ana, Luis y Eva')
  expect(joinNames(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, D y E')
  expect(joinNames(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe('A, B, C, D, E y 2 más')
})

test('things are enumerated as the browser would', () => {
  const browsers = new Intl.ListFormat('es', { type: 'conjunction' })
  const words = ['Inventario', 'iglesia', 'hidrante', 'Historia', 'hielo', 'hiato', 'agua', 'Personal', '3']
  for (const word of words)
    for (const parts of [[], [word], ['Eventos', word], ['Galería', 'Eventos', word]])
      expect(enumerated(parts)).toBe(browsers.format(parts))
})

test('names are sorted as in a Spanish dictionary, with accents, case and eñes', () => {
  const names = [
    'Ñandú',
    'nube',
    'Ágil',
    'anual',
    'año',
    'Zona',
    'agua',
    'obra',
    'niño',
    'ninguno',
    'éxito',
    '2024',
  ]
  expect(inOrder(names)).toEqual([...names].sort((a, b) => a.localeCompare(b, 'es')))
})

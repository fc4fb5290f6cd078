import { expect, test } from 'vitest'
import { sitaSentence } from '@/entities/lotaip/sita'

test.each([
  ['VENCIDO', true, /^Índice SITA: 0 mientras no se presente/],
  ['VENCIDO', false, /^$/],
  ['PRESENTADO', true, /^Índice SITA: aquí no se sabe\. Es el promedio de cuatro partes/],
  ['ABIERTO', true, /^$/],
  ['POR_VENCER', true, /^$/],
] as const)('of the index is said what is known: %s, prepared here: %s', (estado, llevado, sentence) => {
  expect(sitaSentence({ estado }, llevado)).toMatch(sentence)
})

import { expect, test } from 'vitest'
import { findRecords, foldRecord, markParts, resembles } from '@/admin/busqueda/find-records'
import { wordsOf } from '@/shared/lib/text'

const list = [
  foldRecord('bodega', 'Manguera de 2½', ['Junto al camión rojo']),
  foldRecord('luces', 'Luces del Camión', []),
  foldRecord('camion', 'Camión cisterna', ['Bahía 1']),
  foldRecord('radio', 'Radio portátil', ['Bahía 2']),
]
const find = (query: string, limit = 6) => findRecords(list, wordsOf(query), limit)
const marked = (text: string, query: string) =>
  markParts(text, wordsOf(query))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('')

test('names that begin with the query come first, then names with it, then other mentions', () => {
  expect(find('CAMION').records).toEqual(['camion', 'luces', 'bodega'])
})

test('each word must occur, in any order and field', () => {
  expect(find('bahia camión').records).toEqual(['camion'])
  expect(find('camion 3').records).toEqual([])
})

test.each([
  ['magnera', 'bodega'],
  ['mangera', 'bodega'],
  ['manguerra', 'bodega'],
  ['camoin rojo', 'bodega'],
  ['cistrena', 'camion'],
  ['portatl', 'radio'],
  ['luses', 'luces'],
])('a slip of the fingers, %s, still finds %s', (query, wanted) => {
  expect(find(query).records).toEqual([])
  expect(findRecords(list, wordsOf(query), 6, resembles).records).toContain(wanted)
})

test.each(['xyzw', 'rdo', '2024', 'bomba', 'ambulancia'])('%s resembles nothing here', (query) => {
  expect(findRecords(list, wordsOf(query), 6, resembles).records).toEqual([])
})

test('the limit cuts what is listed, not what is counted', () => {
  expect(find('a', 2)).toEqual({ records: ['bodega', 'luces'], total: 4 })
})

test('an empty query finds nothing', () => {
  expect(find('  ')).toEqual({ records: [], total: 0 })
})

test('matches are marked in the text’s own accents and case', () => {
  expect(marked('Camión de la CAMIONETA', 'camion')).toBe('[Camión] de la [CAMION]ETA')
  expect(marked('Ñaupari', 'nau')).toBe('[Ñau]pari')
  expect(marked('Cami\u006f\u0301n 🚒 azul', 'camion azul')).toBe('[Cami\u006f\u0301n] 🚒 [azul]')
})

test('overlapping and missing words leave the text whole', () => {
  expect(marked('Autobomba', 'autobo bomba')).toBe('[Autobomba]')
  expect(marked('Autobomba', 'xyz')).toBe('Autobomba')
  expect(marked('', 'a')).toBe('')
})

test('one record is found among 5,000', () => {
  const many = Array.from({ length: 5000 }, (_, n) =>
    foldRecord(n, `Ítem número ${n}`, ['Bodega '.repeat(20)]),
  )
  expect(findRecords(many, wordsOf('numero 4999'), 6)).toEqual({ records: [4999], total: 1 })
})
